/* eslint-disable */
import * as types from './graphql.ts';

export const itemOperations = {
  CostNote: {
    list: types.CostNotesDocument,
    add: types.AddCostNoteDocument,
    edit: types.EditCostNoteDocument,
    remove: types.RemoveCostNoteDocument,
    restore: types.RestoreCostNoteDocument,
    setFiles: types.SetCostNoteFilesDocument,
  },
  Disbursement: {
    list: types.DisbursementsDocument,
    add: types.AddDisbursementDocument,
    edit: types.EditDisbursementDocument,
    remove: types.RemoveDisbursementDocument,
    restore: types.RestoreDisbursementDocument,
    setFiles: types.SetDisbursementFilesDocument,
  },
  ExpertFee: {
    list: types.ExpertFeesDocument,
    add: types.AddExpertFeeDocument,
    edit: types.EditExpertFeeDocument,
    remove: types.RemoveExpertFeeDocument,
    restore: types.RestoreExpertFeeDocument,
    setFiles: types.SetExpertFeeFilesDocument,
  },
  Hearing: {
    list: types.HearingsDocument,
    add: types.AddHearingDocument,
    edit: types.EditHearingDocument,
    remove: types.RemoveHearingDocument,
    restore: types.RestoreHearingDocument,
    setFiles: types.SetHearingFilesDocument,
  },
  TimeRecording: {
    list: types.TimeRecordingsDocument,
    add: types.AddTimeRecordingDocument,
    edit: types.EditTimeRecordingDocument,
    remove: types.RemoveTimeRecordingDocument,
    restore: types.RestoreTimeRecordingDocument,
    setFiles: types.SetTimeRecordingFilesDocument,
  },
};

export interface ItemRows {
  CostNote: types.CostNoteRowFragment;
  Disbursement: types.DisbursementRowFragment;
  ExpertFee: types.ExpertFeeRowFragment;
  Hearing: types.HearingRowFragment;
  TimeRecording: types.TimeRecordingRowFragment;
}
