/* eslint-disable */
import * as types from './graphql.ts';

export const caseOperations = {
  legal_aid: {
    add: types.AddLegalAidCaseDocument,
    edit: types.EditLegalAidCaseDocument,
  },
  court_of_protection: {
    add: types.AddCourtOfProtectionCaseDocument,
    edit: types.EditCourtOfProtectionCaseDocument,
  },
  inter_parties: {
    add: types.AddInterPartiesCaseDocument,
    edit: types.EditInterPartiesCaseDocument,
  },
};
