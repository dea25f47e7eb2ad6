/* eslint-disable */
import * as types from './graphql.ts';

export const caseOperations = {
  legal_aid: {
    add: types.AddLegalAidCaseDocument,
    edit: types.EditLegalAidCaseDocument,
  },
};
