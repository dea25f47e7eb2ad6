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
  high_cost_legal_aid: {
    add: types.AddHighCostCaseDocument,
    edit: types.EditHighCostCaseDocument,
  },
};
