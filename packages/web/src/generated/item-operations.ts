/* eslint-disable */
import * as types from './graphql.ts';

export const itemOperations = {
  CopCasePart: {
    list: types.CasePartsDocument,
    add: types.AddCopCasePartDocument,
    edit: types.EditCopCasePartDocument,
    remove: types.RemoveCopCasePartDocument,
    restore: types.RestoreCopCasePartDocument,
    change: types.ChangeCasePartsDocument,
  },
  CostNote: {
    list: types.CostNotesDocument,
    add: types.AddCostNoteDocument,
    edit: types.EditCostNoteDocument,
    remove: types.RemoveCostNoteDocument,
    restore: types.RestoreCostNoteDocument,
    change: types.ChangeCostNotesDocument,
    setFiles: types.SetCostNoteFilesDocument,
  },
  Disbursement: {
    list: types.DisbursementsDocument,
    add: types.AddDisbursementDocument,
    edit: types.EditDisbursementDocument,
    remove: types.RemoveDisbursementDocument,
    restore: types.RestoreDisbursementDocument,
    change: types.ChangeDisbursementsDocument,
    setFiles: types.SetDisbursementFilesDocument,
  },
  ExpertFee: {
    list: types.ExpertFeesDocument,
    add: types.AddExpertFeeDocument,
    edit: types.EditExpertFeeDocument,
    remove: types.RemoveExpertFeeDocument,
    restore: types.RestoreExpertFeeDocument,
    change: types.ChangeExpertFeesDocument,
    setFiles: types.SetExpertFeeFilesDocument,
  },
  Hearing: {
    list: types.HearingsDocument,
    add: types.AddHearingDocument,
    edit: types.EditHearingDocument,
    remove: types.RemoveHearingDocument,
    restore: types.RestoreHearingDocument,
    change: types.ChangeHearingsDocument,
    setFiles: types.SetHearingFilesDocument,
  },
  HighCostStep: {
    list: types.HighCostStepsDocument,
    add: types.AddHighCostStepDocument,
    edit: types.EditHighCostStepDocument,
    remove: types.RemoveHighCostStepDocument,
    restore: types.RestoreHighCostStepDocument,
    change: types.ChangeHighCostStepsDocument,
    setFiles: types.SetHighCostStepFilesDocument,
  },
  Party: {
    list: types.PartiesDocument,
    add: types.AddPartyDocument,
    edit: types.EditPartyDocument,
    remove: types.RemovePartyDocument,
    restore: types.RestorePartyDocument,
    change: types.ChangePartiesDocument,
  },
  PlannedWork: {
    list: types.PlannedWorkDocument,
    add: types.AddPlannedWorkDocument,
    edit: types.EditPlannedWorkDocument,
    remove: types.RemovePlannedWorkDocument,
    restore: types.RestorePlannedWorkDocument,
    change: types.ChangePlannedWorkDocument,
  },
  ProceduralStep: {
    list: types.ProceduralStepsDocument,
    lists: { proceduralSteps: { list: types.ProceduralStepsDocument }, attendances: { list: types.AttendancesDocument } },
    add: types.AddProceduralStepDocument,
    edit: types.EditProceduralStepDocument,
    remove: types.RemoveProceduralStepDocument,
    restore: types.RestoreProceduralStepDocument,
    change: types.ChangeProceduralStepsDocument,
    setFiles: types.SetProceduralStepFilesDocument,
  },
  TimeRecording: {
    list: types.TimeRecordingsDocument,
    add: types.AddTimeRecordingDocument,
    edit: types.EditTimeRecordingDocument,
    remove: types.RemoveTimeRecordingDocument,
    restore: types.RestoreTimeRecordingDocument,
    change: types.ChangeTimeRecordingsDocument,
    setFiles: types.SetTimeRecordingFilesDocument,
  },
};

export interface ItemRows {
  CopCasePart: types.CopCasePartRowFragment;
  CostNote: types.CostNoteRowFragment;
  Disbursement: types.DisbursementRowFragment;
  ExpertFee: types.ExpertFeeRowFragment;
  Hearing: types.HearingRowFragment;
  HighCostStep: types.HighCostStepRowFragment;
  Party: types.PartyRowFragment;
  PlannedWork: types.PlannedWorkRowFragment;
  ProceduralStep: types.ProceduralStepRowFragment;
  TimeRecording: types.TimeRecordingRowFragment;
}
