import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerRow } from '../access/viewer.ts';
import type { Product, Context } from '../context/context.ts';
import type { SearchRows, QueueRow } from '../search/case-search.ts';
import type { Row, CaseRow, FilingCheckRow, FilingCountRow, FindingRow, OpenCommentRow, ClientRow, UserRow, UserLinkRow, AccountLinkRow, AdministrationChangeRow, HandOverRow, UndoneHandOverRow, SecondFactorsRow, SecondFactorRow, AddedSecondFactorRow, SecondFactorRuleRow, GroupRow, ApiClientRow, NewApiClientRow, FeeEarnerRow, NamedRow, CaseSiteRow, AttentionRow, DocumentsRow, NoteRow, ChangeRow, NotificationRow, TotalsRow, PartTotalsRow, HeadRow, LineRow, ExceptionalRow, StageRow, CommentRow, OutputRow, ItemRow } from '../upstream/rows.ts';
import type { PanelParts, StartParts } from '../search/panel.ts';
import type { CalendarLinkRow, MadeCalendarLinkRow } from '../calendars/calendar-hosts.ts';
import type { DeadlinesRow, DeadlineStartRow, DeadlineRow, CaseDeadlineRow } from '../upstream/deadline-rows.ts';
import type { AssessmentRow, AssessedHeadRow, AssessedLineRow, ReductionRow, RuledAssessmentRow, PastReductionsRow, PastReductionRow } from '../upstream/assessment-rows.ts';
import type { MergePreviewRow, MergeCollisionRow, ParentPreviewRow } from '../clients/merging-hosts.ts';
import type { ArchiveCountsRow } from '../clients/firms.ts';
import type { FirmArchiveRow } from '../firm-archive/firm-archive-hosts.ts';
import type { RemovalRow } from '../removals/removal-rows.ts';
import type { WebhookRow, WebhookSecretRow, WebhookDeliveryRow } from '../webhooks/webhook-rows.ts';
import type { ExpertTypeGroup as ExpertTypeGroupRow, ExpertType as ExpertTypeRow } from '@costdraft/schema/expert-types/expert-types.ts';
import type { ReadEnhancement } from '@costdraft/schema/enhancements/enhancement.ts';
import type { PreviewRow, PreviewFileRow } from '../outputs/case-previews.ts';
import type { RecordChangeRow } from '../changes/record-changes.ts';
import type { CaseReports, ReportAnswer, ReportRowRow } from '../reports/case-reports.ts';
import type { CaseViewRow } from '../case-views/saved-views.ts';
import type { BudgetRow, BudgetVersionRow, BudgetFiguresRow, BudgetPhaseRow, BudgetAmountsRow, BudgetContingencyRow, BudgetSharesRow, BudgetEarnerRow, BudgetOfferRow, BudgetCapsRow, OverspentPhaseRow } from '../budgets/budget-answers.ts';
import type { RateCardRow, GuidelineRateRow } from '../rates/card-rows.ts';
import type { UsualRateRow } from '../rates/usual-rates.ts';
import type { BillListEntryRow, CaseBillListsRow } from '../rates/bill-list-rows.ts';
import type { RateTableSummaryRow, RateTableRow, RateEditionRow, RatePreviewRow, RateChangeRow } from '../rates/rate-tables.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** The number of a change: a whole number up to 2^53, as a JSON number. Numbers of one firm ascend and may have holes. */
  ChangeNumber: { input: number; output: number; }
  /** A day of the calendar, `yyyy-mm-dd`, such as `2025-01-14`: no time, no time zone. RFC 3339 `full-date`. */
  Date: { input: string; output: string; }
  /** A moment, RFC 3339 in UTC with milliseconds: `2026-01-31T14:05:09.480Z`. */
  DateTime: { input: string; output: string; }
  /** A duration in hours. Takes a number or a decimal string (`1.5`, `"1.50"`), answers a decimal string with two decimals (`"1.50"`). */
  Hours: { input: number; output: number | string; }
  /** An amount of money in pounds and pence, without a sign for the currency. Takes a number or a decimal string (`1234.5`, `"1234.50"`), answers a decimal string with two decimals (`"1234.50"`). */
  Money: { input: number; output: number | string; }
  /** A row as the host answers it: the JSON of REST, its own keys in camel case, and numbers as numbers. */
  StoredRow: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** The product that answers, and what the hosts behind it offer. */
export type About = {
  __typename?: 'About';
  /**
   * What the hosts behind CostDraft offer beyond the specifications: `restore`, `audit`, `archive`, `api_clients` … A screen that needs
   * one that is absent is not offered.
   */
  additions: Array<Scalars['String']['output']>;
  /** The company whose name the footer shows. */
  company: Scalars['String']['output'];
  /** The version of CostDraft, such as `1.4.0`. */
  version: Scalars['String']['output'];
};

/** When a user is away, and who stands in. */
export type Absence = {
  __typename?: 'Absence';
  /** The user who stands in. */
  deputy: StaffMember;
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day; null for a user who has left, whose reviews were handed over. */
  until?: Maybe<Scalars['Date']['output']>;
};

/** When a user is away. */
export type AbsenceInput = {
  /** The user who stands in. */
  deputy: Scalars['ID']['input'];
  /** The first day. */
  from: Scalars['Date']['input'];
  /** The last day. */
  until: Scalars['Date']['input'];
};

/** A link by which a user chooses a password. It can be used once. */
export type AccountLink = {
  __typename?: 'AccountLink';
  /** Until when it can be used: an invitation for 24 hours, a reset for one. */
  expiresAt: Scalars['DateTime']['output'];
  /** What it is for. */
  kind: AccountLinkKind;
  /** The link itself, for the viewer to hand over; null where it is mailed. It is not answered again. */
  link?: Maybe<Scalars['String']['output']>;
  /** The e-mail address to which it is mailed; null where no mail is sent. */
  sentTo?: Maybe<Scalars['String']['output']>;
};

/** What a link of a user is for. */
export type AccountLinkKind =
  /** To choose the first password. */
  | 'invitation'
  /** To choose another password. */
  | 'reset';

/** What recorded time was spent on. */
export type ActivityType =
  /** Advocacy: appearing before the court, by the hour. */
  | 'advocacy'
  /** Attending counsel or instructing them, by the hour. */
  | 'counsel'
  /** A letter or e-mail received: always one item. */
  | 'letter_in'
  /** A letter or e-mail sent: up to 0.1 hour one item, longer ones by the hour. */
  | 'letter_out'
  /** Preparation: work on the papers, by the hour. */
  | 'preparation'
  /** A telephone call: up to 0.1 hour one item, longer ones by the hour. */
  | 'telephone_call'
  /** Travelling, and waiting at court, by the hour at a lower rate. */
  | 'travelling_and_waiting';

/** What came of an addition: what is to be done next, or the recovery codes. */
export type AddedSecondFactor = {
  __typename?: 'AddedSecondFactor';
  /** The same as an `otpauth:` address, which apps read from a QR code. */
  address?: Maybe<Scalars['String']['output']>;
  /** The page of the sign-in host on which the passkey is added, within ten minutes. */
  page?: Maybe<Scalars['String']['output']>;
  /** Recovery codes, each good for one sign-in, which are answered this once; null if those of before stay. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  /** The secret of the authenticator app, in base 32; null once it is added. */
  secret?: Maybe<Scalars['String']['output']>;
};

/** The lunch adjournment of an interim hearing of one day. */
export type Adjournment = {
  __typename?: 'Adjournment';
  /** How long it was. It is taken off the time at court. */
  adjournmentLengthHours?: Maybe<Scalars['Hours']['output']>;
};

/** The lunch adjournment of an interim hearing of one day. */
export type AdjournmentInput = {
  /** How long it was. It is taken off the time at court. From 0.01 to 8 hours, with at most two decimals. */
  adjournmentLengthHours: Scalars['Hours']['input'];
};

/** How an interim hearing was broken. */
export type AdjournmentType =
  /** For lunch: the hearing time is shorter by its length. */
  | 'lunch'
  /** To further days: the hearing goes over several days. */
  | 'multi_day';

/** A change of a firm, a person, or what they have. */
export type AdministrationChange = {
  __typename?: 'AdministrationChange';
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** Who did it. */
  by: StaffMember;
  /** The client that it is about; null for a system administrator. */
  client?: Maybe<UserClient>;
  /** Identifies the entry. */
  id: Scalars['ID']['output'];
  /** The kind of record that was changed. */
  kind: AuditKind;
  /** The part of the network from which it was done, such as 203.0.113.0/24; null if it is not known, and of what was recorded before it was kept. */
  network?: Maybe<Scalars['String']['output']>;
  /** What the record is called: now, or when it was changed. */
  recordName: Scalars['String']['output'];
  /** The uuid of the record. */
  recordUuid: Scalars['ID']['output'];
  /** What was changed, with old and new values. */
  sentences: Array<Scalars['String']['output']>;
};

/** A page of the audit of administration. */
export type AdministrationChangeConnection = {
  __typename?: 'AdministrationChangeConnection';
  /** Those of this page, in order. */
  nodes: Array<AdministrationChange>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A program that calls the API with a client id and a secret (OAuth client credentials), bound to a firm and a role. */
export type ApiClient = {
  __typename?: 'ApiClient';
  /** Its role in its own firm, which decides what it may do. */
  clientRole: UserRole;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working by itself; null for never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a token of it was last used; null for never. */
  lastUsed?: Maybe<Scalars['DateTime']['output']>;
  /** What people call it, such as the name of the program. */
  name: Scalars['String']['output'];
  /** Whether it has no scope that writes. */
  readOnly: Scalars['Boolean']['output'];
  /** What its tokens may ask for, beside what its roles allow: `cases:read`, `cases:write`, `admin:read`, `admin:write`, `reports:read`, `webhooks`, `scim`. Null if the host does not say. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The OAuth client id. */
  uuid: Scalars['ID']['output'];
};

/** A new API client. Its secret is answered once, when it is created. */
export type ApiClientInput = {
  /** Its role in its own firm: not above the role of the caller. */
  clientRole: UserRole;
  /** The day on which it stops working by itself; without it never. */
  expiresAt?: InputMaybe<Scalars['Date']['input']>;
  /** What people call it, such as the name of the program. Text of 3 to 100 characters. */
  name: Scalars['String']['input'];
  /** Whether it has no scope that writes. Defaults to true, and where `scopes` are given to whether none of them writes. */
  readOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** What its tokens may ask for: `cases:read`, `cases:write`, `admin:read`, `admin:write`, `reports:read`, `webhooks`, `scim`. Defaults to all that it may have; `scim` only where it is named, and `webhooks` so of one that may only read. */
  scopes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What archiving a client touches. */
export type ArchiveCounts = {
  __typename?: 'ArchiveCounts';
  /** Its API clients. */
  apiClients: Scalars['Int']['output'];
  /** Its child clients that are not archived. */
  children: Scalars['Int']['output'];
  /** Its fee earners. */
  feeEarners: Scalars['Int']['output'];
  /** Its cases by stage. They become read-only, and nothing of an open one can be completed. */
  stages: Array<ArchivedCases>;
  /** Its active users. */
  users: Scalars['Int']['output'];
  /** Its webhooks. */
  webhooks: Scalars['Int']['output'];
};

/** The cases of a client in one stage. */
export type ArchivedCases = {
  __typename?: 'ArchivedCases';
  /** How many there are. */
  cases: Scalars['Int']['output'];
  /** The stage. */
  stage: Stage;
};

/** The areas of work. The area of a case decides its tabs and what prices it, and never changes. */
export type AreaOfWork =
  /** Court of Protection: costs of deputies and others, assessed by the Senior Courts Costs Office. */
  | 'court_of_protection'
  /** High cost legal aid: cases above the threshold of the Legal Aid Agency, under a case plan. */
  | 'high_cost_legal_aid'
  /** Inter partes: costs that one party of a case claims from another. */
  | 'inter_parties'
  /** Legal aid: cases paid by the Legal Aid Agency by fixed fees, hourly rates and advocacy fees. */
  | 'legal_aid';

/** A line as it is claimed, offered or allowed. */
export type AssessedAmount = {
  __typename?: 'AssessedAmount';
  /** What it comes to without VAT; 0 is refused. */
  amount: Scalars['Money']['output'];
  /** The time. Null where it is one sum. */
  hours?: Maybe<Scalars['Hours']['output']>;
  /** The rate per hour. Null where it is one sum. */
  rate?: Maybe<Scalars['Money']['output']>;
  /** The VAT on it. */
  vat: Scalars['Money']['output'];
};

/** Hours and rate, or one sum. What is left out is as claimed. */
export type AssessedAmountInput = {
  /** One sum without VAT; 0 is refused. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** The time, for a line by the hour. */
  hours?: InputMaybe<Scalars['Hours']['input']>;
  /** The rate per hour, for a line by the hour. */
  rate?: InputMaybe<Scalars['Money']['input']>;
};

/** What is entered of a line in its assessment. */
export type AssessedColumn =
  /** What is allowed. */
  | 'allowed'
  /** What the paying party offers. */
  | 'offered';

/** A head of the bill in its assessment. Amounts are without VAT, except where they say so. */
export type AssessedHead = {
  __typename?: 'AssessedHead';
  /** What is allowed of the lines with a ruling. */
  allowed: Scalars['Money']['output'];
  /** What is claimed. */
  claimed: Scalars['Money']['output'];
  /** The head. */
  name: HeadName;
  /** What is offered for the lines that something is offered for. */
  offered: Scalars['Money']['output'];
  /** The part of a two-part case; null in any other. */
  part?: Maybe<CasePart>;
  /** The same with VAT, and how many lines have an offer and a ruling. */
  totals: AssessedTotals;
};

/** A line of the bill in its assessment. Lines that the bill does not count are not among them. */
export type AssessedLine = {
  __typename?: 'AssessedLine';
  /** The kind of work or disbursement, as its value. Null where there is none. */
  activity?: Maybe<Scalars['String']['output']>;
  /** What is allowed. Null where there is no ruling. */
  allowed?: Maybe<AssessedAmount>;
  /** When. Null where nothing is entered. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who entered it last. Null where nothing is entered. */
  changedBy?: Maybe<Scalars['String']['output']>;
  /** As it is claimed. */
  claimed: AssessedAmount;
  /** The day of the work. Null for a line without one. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What it is for. */
  description: Scalars['String']['output'];
  /** The point of dispute. */
  dispute?: Maybe<Scalars['String']['output']>;
  /** The enhancement on it, in percent. */
  enhancement: Scalars['Int']['output'];
  /** The name of the fee earner. Null where there is none. */
  feeEarnerName?: Maybe<Scalars['String']['output']>;
  /** The fee earner. Null where there is none. */
  feeEarnerUuid?: Maybe<Scalars['ID']['output']>;
  /** The grade of the fee earner on the day of the work. Null where there is none. */
  grade?: Maybe<Scalars['String']['output']>;
  /** The head that it is in. */
  head: HeadName;
  /** Whether hours and rate can be ruled on, not only a sum. */
  isByTheHour: Scalars['Boolean']['output'];
  /** The row that the line is of; null for a fee of the case. */
  item?: Maybe<Scalars['ID']['output']>;
  /** The id of the line in the bill, as in the last column of the workbooks. */
  line: Scalars['String']['output'];
  /** The number that the bill prints for it. Null where it prints none. */
  number?: Maybe<Scalars['String']['output']>;
  /** What the paying party offers. Null where nothing is entered. */
  offered?: Maybe<AssessedAmount>;
  /** The part of a two-part case; null in any other. */
  part?: Maybe<CasePart>;
  /** How many, in the unit. */
  quantity: Scalars['Float']['output'];
  /** Why less is allowed than is claimed. */
  reason?: Maybe<ReductionReason>;
  /** The reply to it. */
  reply?: Maybe<Scalars['String']['output']>;
  /** The decision in words. */
  ruling?: Maybe<Scalars['String']['output']>;
  /** What the quantity counts, as in the lines of the bill. */
  unit: Scalars['String']['output'];
  /** Its id in this assessment. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of what is entered of this line. Empty if the host has none. */
  version: Scalars['String']['output'];
  /** The same in words. */
  words?: Maybe<Scalars['String']['output']>;
};

/** A page of lines in their assessment. */
export type AssessedLineConnection = {
  __typename?: 'AssessedLineConnection';
  /** Those of this page, in order. */
  nodes: Array<AssessedLine>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
  /** What all lines of the filter come to. */
  totals: AssessedTotals;
};

/** How far a line is assessed. */
export type AssessedLineState =
  /** Allowed as claimed. */
  | 'allowed'
  /** There is a point of dispute on it. */
  | 'disputed'
  /** Something is offered for it. */
  | 'offered'
  /** Allowed in part. */
  | 'reduced'
  /** Nothing of it is allowed. */
  | 'refused'
  /** Nothing is allowed or refused yet. */
  | 'unruled';

/** What was reduced of the lines of one group. Without VAT. */
export type AssessedReduction = {
  __typename?: 'AssessedReduction';
  /** What is allowed of these. */
  allowed: Scalars['Money']['output'];
  /** What is claimed by these. */
  claimed: Scalars['Money']['output'];
  /** The value that the lines have in common, or the uuid of their fee earner. Null for lines without one. */
  key?: Maybe<Scalars['String']['output']>;
  /** How many lines are allowed at less than is claimed. */
  lines: Scalars['Int']['output'];
  /** The same in words. */
  name: Scalars['String']['output'];
  /** The difference. */
  reduction: Scalars['Money']['output'];
};

/** Something that lines come to. */
export type AssessedSum = {
  __typename?: 'AssessedSum';
  /** With VAT. */
  gross: Scalars['Money']['output'];
  /** Without VAT. */
  net: Scalars['Money']['output'];
  /** The VAT. */
  vat: Scalars['Money']['output'];
};

/** What lines come to. */
export type AssessedTotals = {
  __typename?: 'AssessedTotals';
  /** What is allowed of these. */
  allowed: AssessedSum;
  /** What is claimed. */
  claimed: AssessedSum;
  /** How many lines there are. */
  lines: Scalars['Int']['output'];
  /** What is offered for these. */
  offered: AssessedSum;
  /** How many lines something is offered for. */
  offers: Scalars['Int']['output'];
  /** What is claimed and not allowed by the lines with a ruling. */
  reduction: AssessedSum;
  /** How many lines have a ruling. */
  rulings: Scalars['Int']['output'];
  /** What is claimed by the lines without a ruling. */
  unruled: AssessedSum;
};

/** The assessment of a completed bill. */
export type Assessment = {
  __typename?: 'Assessment';
  /** What is allowed with VAT and interest, less payments; negative where too much is paid. Null while a line has no ruling. */
  balance?: Maybe<Scalars['Money']['output']>;
  /** Whether an assessment of this case was removed within thirty days, and can be restored. */
  canRestore: Scalars['Boolean']['output'];
  /** The dates that run in the case. */
  deadlines?: Maybe<CaseDeadlines>;
  /** Of how many lines something is entered. */
  entered: Scalars['Int']['output'];
  /** Points of dispute that are of no single line. */
  generalPoints?: Maybe<Scalars['String']['output']>;
  /** The heads of the bill. */
  heads: Array<AssessedHead>;
  /** Interest on the costs. */
  interest: AssessmentInterest;
  /** The lines that the bill counts, in the order of the bill. */
  lines: AssessedLineConnection;
  /** Offers to settle, in order of day. */
  offers: Array<AssessmentOffer>;
  /** What is to be paid, and by which day. Null while a line has no ruling, once it is paid, where no rule sets a day, or if the host does not say. */
  payable?: Maybe<AssessmentPayable>;
  /** What was paid, in order of day: what is entered, or else what the bill says was paid on account. */
  payments: Array<AssessmentPayment>;
  /** What was reduced, the largest reduction first. */
  reductions: Array<AssessedReduction>;
  /** How far it is. */
  state: AssessmentState;
  /** What all lines come to. */
  totals: AssessedTotals;
  /** What was entered of lines that the bill does not have any more, or has changed. */
  unbound: Array<UnboundRuling>;
  /** Opaque version of all that is entered. Empty if the host has none. */
  version: Scalars['String']['output'];
};


/** The assessment of a completed bill. */
export type AssessmentLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AssessmentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The assessment of a completed bill. */
export type AssessmentReductionsArgs = {
  by: ReductionGroup;
};

/** Which lines are listed: those for which everything that is given holds. */
export type AssessmentFilter = {
  /** Of one of these fee earners. */
  feeEarners?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** From this day on. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Of one of these heads. */
  heads?: InputMaybe<Array<HeadName>>;
  /** Of this part of a two-part case. */
  part?: InputMaybe<CasePart>;
  /** Reduced for one of these reasons. */
  reasons?: InputMaybe<Array<ReductionReason>>;
  /** In one of these states. */
  states?: InputMaybe<Array<AssessedLineState>>;
  /** Words of the description, or of what is entered. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Up to this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** These lines alone. */
  uuids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What is entered of an assessment as a whole. What is left out stays; lists are whole lists. */
export type AssessmentInput = {
  /** Points of dispute that are of no single line. At most 10000 characters. */
  generalPoints?: InputMaybe<Scalars['String']['input']>;
  /** How interest runs. */
  interest?: InputMaybe<AssessmentInterestInput>;
  /** Offers to settle. At most 100. */
  offers?: InputMaybe<Array<AssessmentOfferInput>>;
  /** What was paid, in the place of what the bill says. At most 100. */
  payments?: InputMaybe<Array<AssessmentPaymentInput>>;
};

/** Simple interest on what is allowed with VAT, less payments from their days. */
export type AssessmentInterest = {
  __typename?: 'AssessmentInterest';
  /** The interest up to today. Null while the first day is not entered. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** What each further day bears as things are: 0 on a day that bears none. Null as the amount, or if the host does not say. */
  daily?: Maybe<Scalars['Money']['output']>;
  /** Days that bear none. */
  disallowed: Array<DisallowedDays>;
  /** The first day that bears interest. Null while it is not entered. */
  from?: Maybe<Scalars['Date']['output']>;
  /** The days that it is of, in order: each with the costs that were not paid. Null if the host does not say. */
  periods?: Maybe<Array<InterestPeriod>>;
  /** Percent a year. */
  rate: Scalars['Float']['output'];
};

/** How interest runs. What is left out stays, null clears it. */
export type AssessmentInterestInput = {
  /** Days that bear none: the whole list. */
  disallowed?: InputMaybe<Array<DisallowedDaysInput>>;
  /** The first day that bears interest. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Percent a year, from 0 to 100 with two decimals; null is 8. */
  rate?: InputMaybe<Scalars['Float']['input']>;
};

/** What is entered of a line. What is left out stays, null clears it. */
export type AssessmentLineChange = {
  /** What is allowed. */
  allowed?: InputMaybe<AssessedAmountInput>;
  /** The point of dispute. At most 5000 characters. */
  dispute?: InputMaybe<Scalars['String']['input']>;
  /** What the paying party offers. */
  offered?: InputMaybe<AssessedAmountInput>;
  /** Why less is allowed than is claimed. */
  reason?: InputMaybe<ReductionReason>;
  /** The reply to it. At most 5000 characters. */
  reply?: InputMaybe<Scalars['String']['input']>;
  /** The decision in words. At most 5000 characters. */
  ruling?: InputMaybe<Scalars['String']['input']>;
  /** The line. */
  uuid: Scalars['ID']['input'];
  /** The version of the line that this is based on: a stale one is a CONFLICT. Left out, any will do. */
  version?: InputMaybe<Scalars['String']['input']>;
  /** The same in words. At most 2000 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** An offer to settle the costs. */
export type AssessmentOffer = {
  __typename?: 'AssessmentOffer';
  /** How much, with VAT. */
  amount: Scalars['Money']['output'];
  /** The offer less what is allowed with VAT, negative if it is less. Null while a line has no ruling. */
  beside?: Maybe<Scalars['Money']['output']>;
  /** Who made it. */
  by: OfferedBy;
  /** The day. */
  date: Scalars['Date']['output'];
  /** What else it says, in words. */
  words?: Maybe<Scalars['String']['output']>;
};

/** An offer to settle the costs. */
export type AssessmentOfferInput = {
  /** How much, with VAT. */
  amount: Scalars['Money']['input'];
  /** Who made it. */
  by: OfferedBy;
  /** The day. */
  date: Scalars['Date']['input'];
  /** What else it says, in words. At most 500 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** What is to be paid, and by which day; all null while the date of the certificate is not entered among the dates of the case. */
export type AssessmentPayable = {
  __typename?: 'AssessmentPayable';
  /** Costs and interest up to that day less payments, or once it is past up to today. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** The last day: fourteen days from the certificate (CPR 44.7), or the day that was entered among the dates of the case. */
  by?: Maybe<Scalars['Date']['output']>;
  /** Days from today to it; negative once it is past. */
  days?: Maybe<Scalars['Int']['output']>;
};

/** Money that was paid for the costs. */
export type AssessmentPayment = {
  __typename?: 'AssessmentPayment';
  /** How much, with VAT. */
  amount: Scalars['Money']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** What it was, in words. */
  words?: Maybe<Scalars['String']['output']>;
};

/** Money that was paid for the costs. */
export type AssessmentPaymentInput = {
  /** How much, with VAT. */
  amount: Scalars['Money']['input'];
  /** The day. */
  date: Scalars['Date']['input'];
  /** What it was, in words. At most 200 characters. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** A ruling on many lines: a percentage, a rate, as claimed, or nothing. */
export type AssessmentRulingInput = {
  /** Takes what is entered in the column away. */
  clear?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which column it fills. */
  column: AssessedColumn;
  /** Whether lines that have something in the column stay as they are. */
  emptyOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** A percentage of what is claimed, from 0 to 100 with two decimals; 100 is as claimed. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** At most this rate per hour. Lines that are not by the hour stay as they are. */
  rate?: InputMaybe<Scalars['Money']['input']>;
  /** Why less is allowed than is claimed; it is set where less is allowed. */
  reason?: InputMaybe<ReductionReason>;
};

/** How far the assessment of a bill is. */
export type AssessmentState =
  /** Something is entered, and a line has no ruling. */
  | 'in_progress'
  /** Nothing is entered. */
  | 'not_started'
  /** Every line has a ruling. */
  | 'ruled';

/** On whom a fee earner attended (inter partes). */
export type AttendanceType =
  /** The client. */
  | 'client'
  /** Counsel: the barrister. */
  | 'counsel'
  /** The court. */
  | 'court'
  /** An expert. */
  | 'expert'
  /** The other side, or their solicitors. */
  | 'opponent'
  /** Anyone else. */
  | 'other'
  /** A witness of fact. */
  | 'witness';

/** How many rows of one kind, in one tab, need attention. */
export type Attention = {
  __typename?: 'Attention';
  /** The number of times that were estimated on import and not entered since. */
  estimated: Scalars['Int']['output'];
  /** Of hearings: their type; null for any other kind. */
  hearingType?: Maybe<Scalars['String']['output']>;
  /** The kind of item: its `fee_type`; for procedural steps and attendances `procedural_step`. */
  kind: Scalars['String']['output'];
  /** The tab that lists these rows; null for a kind without one. */
  tab?: Maybe<Scalars['String']['output']>;
  /** The number of unresolved comments. */
  unresolved: Scalars['Int']['output'];
};

/** What the audit of a case can be filtered by. */
export type AuditChoices = {
  __typename?: 'AuditChoices';
  /** The kinds of record that were changed, by label. */
  kinds: Array<AuditKind>;
  /** Those who changed something, by name. */
  people: Array<CaseChoice>;
};

/** A kind of record that the audit of a case has entries about. */
export type AuditKind = {
  __typename?: 'AuditKind';
  /** What people read for it. */
  label: Scalars['String']['output'];
  /** The kind as the argument `kinds` of `audit` takes it. */
  name: Scalars['String']['output'];
};

/** Where in a case the record of an audit entry is. */
export type AuditPlace = {
  __typename?: 'AuditPlace';
  /** What sort of place it is. */
  name: AuditPlaceName;
  /** The tab of the case that has it. */
  tab?: Maybe<Scalars['String']['output']>;
  /** The row, note, file or document to which it leads. */
  uuid?: Maybe<Scalars['ID']['output']>;
};

/** The sorts of place to which an audit entry leads. */
export type AuditPlaceName =
  /** The costs budget. */
  | 'budget'
  /** The comments on a row. */
  | 'comments'
  /** A document that was made of the case. */
  | 'document'
  /** A document of the case. */
  | 'file'
  /** A row of a tab. */
  | 'item'
  /** A note on the case. */
  | 'note'
  /** A tab as a whole. */
  | 'tab';

/** What restoring an audit entry would do. */
export type AuditRestore = {
  __typename?: 'AuditRestore';
  /** Whether one of the values was changed again after the entry. */
  changedSince: Scalars['Boolean']['output'];
  /** Whether the record is deleted, and would be brought back. */
  isDeleted: Scalars['Boolean']['output'];
  /** The values that would change, as they are now and as they would be. */
  values: Array<RestoredValue>;
  /** Opaque. Send it with the restore. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What an audit entry is about. */
export type AuditedRecord = {
  __typename?: 'AuditedRecord';
  /** Such as `Time recording of 3 February 2025, Priya Shah, Preparation`. */
  name: Scalars['String']['output'];
  /** Where it is; null where it is no more, or has no place of its own. */
  place?: Maybe<AuditPlace>;
  /** The sentences of the entry as they are read beside that name. */
  sentences: Array<Scalars['String']['output']>;
};

/** The legal source of a rate: the table, and the edition that was in force. */
export type Authority = {
  __typename?: 'Authority';
  /** The first day of the edition. */
  from: Scalars['Date']['output'];
  /** The statutory instrument or practice direction, such as `SI 2013/422`. */
  instrument: Scalars['String']['output'];
  /** Whose edition it is, where it is not the statute's. */
  own?: Maybe<OwnRate>;
  /** The provision within it, such as `Schedule 1, Table 2(c)`. */
  provision: Scalars['String']['output'];
  /** Why the figure is provisional; null if it is not. */
  provisional?: Maybe<Scalars['String']['output']>;
  /** Where the figures were read. */
  source: Scalars['String']['output'];
  /** The key of the rate table, as `rateTable` takes it. */
  table: Scalars['String']['output'];
};

/** What a Court of Protection case comes to on one basis of its costs. */
export type BasisTotals = {
  __typename?: 'BasisTotals';
  /** The basis on which the amounts are worked out. */
  basis: CostsBasis;
  /** Net and VAT together, in pounds. */
  gross?: Maybe<Scalars['Money']['output']>;
  /** All of it without VAT, disbursements included, in pounds. */
  net?: Maybe<Scalars['Money']['output']>;
  /** Which figure is missing, as a sentence. */
  notHeld?: Maybe<Scalars['String']['output']>;
  /** The VAT on it, in pounds. */
  vat?: Maybe<Scalars['Money']['output']>;
  /** What is claimed for work, without VAT and disbursements. The amounts are null where a figure is missing. */
  work?: Maybe<Scalars['Money']['output']>;
};

/** An activity of the electronic bill (CPR PD 47 Schedule 2). */
export type BillActivity =
  /** A1 Appear For/Attend. */
  | 'A1'
  /** A2 Communicate (with Outside Counsel). */
  | 'A2'
  /** A3 Communicate (with client). */
  | 'A3'
  /** A4 Communicate (witnesses). */
  | 'A4'
  /** A5 Communicate (experts). */
  | 'A5'
  /** A6 Communicate (Other Party(s)/other outside lawyers). */
  | 'A6'
  /** A7 Communicate (other external). */
  | 'A7'
  /** A8 Communicate (internally within legal team). */
  | 'A8'
  /** A9 Billable Travel Time. */
  | 'A9'
  /** A10 Plan, Prepare, Draft, Review. */
  | 'A10';

/** An expense of the electronic bill (CPR PD 47 Schedule 2). */
export type BillExpense =
  /** X1 Counsel's Fees. */
  | 'X1'
  /** X2 Experts' Fees. */
  | 'X2'
  /** X3 Court Fees. */
  | 'X3'
  /** X4 Arbitrators' or Mediators' Fees. */
  | 'X4'
  /** X5 Witness Expenses. */
  | 'X5'
  /** X6 Transcripts. */
  | 'X6'
  /** X7 Litigation Support Suppliers (incl. eDisclosure). */
  | 'X7'
  /** X8 Consultants, Other Professionals or Foreign Lawyers. */
  | 'X8'
  /** X9 Travel Expenses. */
  | 'X9'
  /** X10 Copying/Imaging. */
  | 'X10'
  /** X11 ATEI Premiums. */
  | 'X11'
  /** X12 Medical Records. */
  | 'X12'
  /** X13 Translation Costs. */
  | 'X13'
  /** X14 Bank Fees. */
  | 'X14'
  /** X15 Process Server. */
  | 'X15';

/** A list of the Court of Protection's electronic bill that the product does not hold: a firm enters it. */
export type BillList =
  /** The activities of the official electronic bill. */
  | 'cop_activities'
  /** The categories of the Public Guardian’s form OPG105. */
  | 'opg105_categories';

/** An entry of a list, as the firm has read it from the official template. */
export type BillListEntry = {
  __typename?: 'BillListEntry';
  /** Who recorded the entry as it is. */
  by?: Maybe<Scalars['String']['output']>;
  /** Unique in its list, whatever its case. */
  code: Scalars['String']['output'];
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day of that template. */
  from: Scalars['Date']['output'];
  /** What it is called in the template. */
  name: Scalars['String']['output'];
  /** Where it stands in its list, from 1. */
  position: Scalars['Int']['output'];
  /** When it was recorded as it is. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is offered for no further row. */
  retired: Scalars['Boolean']['output'];
  /** The template that it is from. */
  source: Scalars['String']['output'];
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a row has it, so that it can be retired and not removed. */
  used: Scalars['Boolean']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** An entry of a list that a firm enters. */
export type BillListEntryInput = {
  /** Unique in its list, whatever its case. Text of 1 to 20 characters. */
  code: Scalars['String']['input'];
  /** From 1990 up to one year ahead. */
  from: Scalars['Date']['input'];
  /** What it is called in the template. Text of 3 to 100 characters. */
  name: Scalars['String']['input'];
  /** From 1 to 999; an entry that is added without one is the last. A whole number from 1 to 999. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** False unless it is given. */
  retired?: InputMaybe<Scalars['Boolean']['input']>;
  /** The template that it is from. Text of 3 to 250 characters. */
  source: Scalars['String']['input'];
};

/** A task of the electronic bill (CPR PD 47 Schedule 2). */
export type BillTask =
  /** T1 Factual investigation. */
  | 'T1'
  /** T2 Legal investigation. */
  | 'T2'
  /** T3 Pre-action protocol (or similar) work. */
  | 'T3'
  /** T4 Issue and Serve Proceedings and Preparation of Statement(s) of Case. */
  | 'T4'
  /** T5 Review of Other Party(s)' Statements of Case. */
  | 'T5'
  /** T6 Requests for Further Information. */
  | 'T6'
  /** T7 Amendment of Statements of Case. */
  | 'T7'
  /** T8 Case Management Conference. */
  | 'T8'
  /** T9 Preparation of the disclosure report and the disclosure proposal. */
  | 'T9'
  /** T10 Obtaining and reviewing documents. */
  | 'T10'
  /** T11 Preparing and serving disclosure lists. */
  | 'T11'
  /** T12 Inspection and review of the other side's disclosure for work undertaken after exchange of disclosure lists. */
  | 'T12'
  /** T13 Taking, preparing and finalising witness statement(s). */
  | 'T13'
  /** T14 Reviewing Other Party(s)' witness statement(s). */
  | 'T14'
  /** T15 Own expert evidence. */
  | 'T15'
  /** T16 Other Party(s)' expert evidence. */
  | 'T16'
  /** T17 Joint expert evidence. */
  | 'T17'
  /** T18 Pre-Trial Review. */
  | 'T18'
  /** T19 Preparation of trial bundles. */
  | 'T19'
  /** T20 General work regarding preparation for trial. */
  | 'T20'
  /** T21 Advocacy. */
  | 'T21'
  /** T22 Support of advocates. */
  | 'T22'
  /** T23 Judgment and post-trial activity. */
  | 'T23'
  /** T24 Mediation. */
  | 'T24'
  /** T25 Other Settlement Matters. */
  | 'T25'
  /** T26 Applications relating to originating process or Statement of Case or for default or summary judgment. */
  | 'T26'
  /** T27 Applications for an injunction or committal. */
  | 'T27'
  /** T28 Applications for disclosure or Further Information. */
  | 'T28'
  /** T29 Applications concerning evidence. */
  | 'T29'
  /** T30 Applications relating to Costs alone. */
  | 'T30'
  /** T31 Permission applications. */
  | 'T31'
  /** T32 Other applications. */
  | 'T32'
  /** T33 Funding. */
  | 'T33'
  /** T34 Budgeting - own side's costs. */
  | 'T34'
  /** T35 Budgeting - Precedent H. */
  | 'T35'
  /** T36 Budgeting - between the parties. */
  | 'T36'
  /** T37 Costs Management Hearing. */
  | 'T37'
  /** T38 Preparing costs claim. */
  | 'T38'
  /** T39 Points of dispute, Replies and Negotiations. */
  | 'T39'
  /** T40 Hearings. */
  | 'T40'
  /** T41 Post Assessment Work (excluding Hearings). */
  | 'T41';

/** The counted lines of a bill in groups. */
export type Breakdown = {
  __typename?: 'Breakdown';
  /** What the groups are. */
  by: BreakdownName;
  /** The groups, in order. */
  rows: Array<BreakdownRow>;
};

/** What lines are grouped by. */
export type BreakdownName =
  /** The grade of the fee earner. */
  | 'grade'
  /** The part of a Court of Protection case. */
  | 'part'
  /** The party that rows are recorded for. */
  | 'party'
  /** The phase of the proceedings (inter partes). */
  | 'phase'
  /** The procedural step. */
  | 'step';

/** One group of lines, and what it comes to. */
export type BreakdownRow = {
  __typename?: 'BreakdownRow';
  /** What was paid out, in pounds without VAT. */
  disbursements: Scalars['Money']['output'];
  /** All of it with VAT, in pounds. */
  gross: Scalars['Money']['output'];
  /** The uuid of the step, part or party, the word of the phase, or the grade; null for lines without any. */
  key?: Maybe<Scalars['ID']['output']>;
  /** What people call the group. */
  name: Scalars['String']['output'];
  /** What is claimed for work, in pounds without VAT. */
  profitCosts: Scalars['Money']['output'];
  /** How many hours were recorded. What is paid by the event has none. */
  time: Scalars['Hours']['output'];
  /** Number of its lines without a known rate. Null if the host does not say. */
  unpriced?: Maybe<Scalars['Int']['output']>;
  /** The VAT on all of it, in pounds. */
  vat: Scalars['Money']['output'];
};

/** A costs budget (Precedent H) as it was saved: its figures stay as they were on that day. Never with VAT. */
export type Budget = {
  __typename?: 'Budget';
  /** The incurred costs as they were agreed, or allowed on assessment. Null if it is not entered. */
  agreedIncurred?: Maybe<Scalars['Money']['output']>;
  /** The day on which estimates were approved or agreed; what is dated after it is spent out of them. Null if it is not entered. */
  approvedOn?: Maybe<Scalars['Date']['output']>;
  /** When it was saved. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it comes to. */
  figures: BudgetFigures;
  /** The last day whose work counts as incurred. Hours are priced at the rates of this day. */
  incurredTo: Scalars['Date']['output'];
  /** Whether the incurred costs of the case up to that day are still what they were when it was saved. */
  isCurrent: Scalars['Boolean']['output'];
  /** The number of the version, from 1. */
  number: Scalars['Int']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** The name of the person. */
  savedBy?: Maybe<Scalars['String']['output']>;
  /** The same: a version is never changed, the next is saved beside it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why this version differs from the one before it. Null if it is not entered. */
  variation?: Maybe<Scalars['String']['output']>;
};

/** Amounts in pounds without VAT, divided into time and disbursements. */
export type BudgetAmounts = {
  __typename?: 'BudgetAmounts';
  /** What is paid out, in pounds without VAT. */
  disbursements: Scalars['Money']['output'];
  /** What time costs, in pounds without VAT. */
  time: Scalars['Money']['output'];
  /** Time and disbursements together, in pounds without VAT. */
  total: Scalars['Money']['output'];
};

/** What the costs of budgeting may not exceed. */
export type BudgetCaps = {
  __typename?: 'BudgetCaps';
  /** What the percentages are of: incurred costs as agreed, and budgeted costs as approved or agreed. */
  basis: Scalars['Money']['output'];
  /** Of completing the form: the higher of 1,000 pounds and one percent. */
  form: Scalars['Money']['output'];
  /** Of all other costs of budgeting and costs management: two percent. */
  process: Scalars['Money']['output'];
};

/** A contingent cost: in no phase, and more likely than not to arise. */
export type BudgetContingency = {
  __typename?: 'BudgetContingency';
  /** What of it was approved or agreed. Null if it is not entered. */
  approved?: Maybe<Scalars['Money']['output']>;
  /** What is estimated for it, in pounds without VAT. */
  estimated: Scalars['Money']['output'];
  /** What was incurred of it, in pounds without VAT. */
  incurred: Scalars['Money']['output'];
  /** What it is for. */
  name: Scalars['String']['output'];
  /** Incurred and estimated together, in pounds without VAT. */
  total: Scalars['Money']['output'];
};

/** A contingent cost: in no phase, and more likely than not to arise. Without VAT. */
export type BudgetContingencyInput = {
  /** What of it was approved or agreed. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  approved?: InputMaybe<Scalars['Money']['input']>;
  /** What is estimated for it. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  estimated?: InputMaybe<Scalars['Money']['input']>;
  /** What was incurred of it. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  incurred?: InputMaybe<Scalars['Money']['input']>;
  /** What it is for. Text of 1 to 100 characters. */
  name: Scalars['String']['input'];
};

/** The work of a fee earner in a phase. */
export type BudgetEarner = {
  __typename?: 'BudgetEarner';
  /** What the hours come to, in pounds without VAT. */
  estimated: Scalars['Money']['output'];
  /** The uuid of the fee earner. */
  feeEarner: Scalars['ID']['output'];
  /** The grade on the day of the budget, which decides the rate. */
  grade: Grade;
  /** The hours that are estimated; 0 of somebody who has only incurred costs. */
  hours: Scalars['Hours']['output'];
  /** What was incurred, in pounds without VAT. */
  incurred: Scalars['Money']['output'];
  /** First name and surname. Null where they are not known. */
  name?: Maybe<Scalars['String']['output']>;
  /** What an hour costs, in pounds. Null of work that was done at several rates. */
  rate?: Maybe<Scalars['Money']['output']>;
};

/** What a budget comes to, without VAT. */
export type BudgetFigures = {
  __typename?: 'BudgetFigures';
  /** The caps on the costs of budgeting; null as long as the incurred costs are not agreed, or not every estimate is approved or agreed. */
  caps?: Maybe<BudgetCaps>;
  /** The contingent costs, as they were entered. */
  contingencies: Array<BudgetContingency>;
  /** The estimates of the phases, without contingencies. */
  estimated: BudgetAmounts;
  /** What the figures leave out, as the first page says. */
  exclusions: Array<Scalars['String']['output']>;
  /** Incurred and estimated together, with the contingencies. */
  grandTotal: Scalars['Money']['output'];
  /** The incurred costs of the phases, without contingencies. */
  incurred: BudgetAmounts;
  /** What was incurred on interim applications (tasks T26 to T32 of the electronic bill): in no phase and in no total, to be entered as a contingency. */
  interim: BudgetAmounts;
  /** Whether only the first page is completed. */
  isPageOneOnly: Scalars['Boolean']['output'];
  /** The phases in which more is recorded since the approval than was approved. */
  overspent: Array<OverspentPhase>;
  /** Why; null where all pages are, and of versions that were saved before it was kept. */
  pageOneBecause?: Maybe<PageOneReason>;
  /** All phases in their order; last, without a phase, incurred costs whose phase is not recorded, if there are any. */
  phases: Array<BudgetPhase>;
  /** What is estimated, with the contingencies. */
  totalEstimated: Scalars['Money']['output'];
  /** What was incurred, with the contingencies. */
  totalIncurred: Scalars['Money']['output'];
};

/** The form of a costs budget. */
export type BudgetForm =
  /** Precedent H, the usual form. */
  | 'precedent_h'
  /** Precedent Z, the simplified form of the pilots of PD 51ZG1 to 51ZG3. */
  | 'precedent_z';

/** The hours that a fee earner is estimated to work in a phase. */
export type BudgetHoursInput = {
  /** The fee earner. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** The hours. From 0.01 to 99,999 hours, with at most two decimals. */
  hours: Scalars['Hours']['input'];
};

/** A costs budget as it is entered. What the case has incurred is not entered: it follows from the rows of the case. */
export type BudgetInput = {
  /** The incurred costs as they were agreed, or allowed on assessment. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  agreedIncurred?: InputMaybe<Scalars['Money']['input']>;
  /** The day on which the estimates were approved or agreed. */
  approvedOn?: InputMaybe<Scalars['Date']['input']>;
  /** The contingent costs, at most 20. */
  contingencies: Array<BudgetContingencyInput>;
  /** The last day whose work counts as incurred. Hours are priced at the rates of this day. */
  incurredTo: Scalars['Date']['input'];
  /** Phases that are not in the list have neither assumptions nor estimates. */
  phases: Array<BudgetPhaseInput>;
  /** Why this version differs from the one before it. Text of 3 to 1,000 characters. */
  variation?: InputMaybe<Scalars['String']['input']>;
};

/** What the other side offered for the estimate of a phase, in pounds without VAT. */
export type BudgetOffer = {
  __typename?: 'BudgetOffer';
  /** What they said to it. */
  comment?: Maybe<Scalars['String']['output']>;
  /** For counsel. */
  counsel: Scalars['Money']['output'];
  /** For all disbursements other than counsel. */
  disbursements: Scalars['Money']['output'];
  /** For time. */
  time: Scalars['Money']['output'];
};

/** What the other side offered for the estimate of a phase, without VAT. */
export type BudgetOfferInput = {
  /** What they said to it. Text of 1 to 1,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** For counsel. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  counsel?: InputMaybe<Scalars['Money']['input']>;
  /** For all disbursements other than counsel. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  disbursements?: InputMaybe<Scalars['Money']['input']>;
  /** For time. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  time?: InputMaybe<Scalars['Money']['input']>;
};

/** One phase of a budget. Amounts are in pounds without VAT. */
export type BudgetPhase = {
  __typename?: 'BudgetPhase';
  /** What of the estimate was approved or agreed. Null if it is not entered. */
  approved?: Maybe<Scalars['Money']['output']>;
  /** What the figures of the phase rest on. */
  assumptions?: Maybe<Scalars['String']['output']>;
  /** The fees of counsel. */
  counsel: BudgetShares;
  /** The fees of the court. */
  courtFees: BudgetShares;
  /** Those with hours, as they were entered, then everyone else with work in the phase. */
  earners: Array<BudgetEarner>;
  /** What is estimated. */
  estimated: BudgetAmounts;
  /** The fees of experts. */
  experts: BudgetShares;
  /** What was incurred. */
  incurred: BudgetAmounts;
  /** What the other side offered for the estimate. Null if nothing is entered. */
  offered?: Maybe<BudgetOffer>;
  /** All other disbursements. */
  otherDisbursements: BudgetShares;
  /** Time that no fee earner is named for. */
  otherTime: BudgetShares;
  /** The phase; null for incurred costs whose phase is not recorded. */
  phase?: Maybe<Phase>;
  /** Incurred and estimated together, in pounds without VAT. */
  total: Scalars['Money']['output'];
};

/** Amounts in pounds without VAT; none is nothing. */
export type BudgetPhaseInput = {
  /** What of the estimate was approved or agreed. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  approved?: InputMaybe<Scalars['Money']['input']>;
  /** What the figures of the phase rest on. Text of 1 to 1,000 characters. */
  assumptions?: InputMaybe<Scalars['String']['input']>;
  /** The fees of counsel. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  counsel?: InputMaybe<Scalars['Money']['input']>;
  /** The fees of the court. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  courtFees?: InputMaybe<Scalars['Money']['input']>;
  /** All other disbursements. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  disbursements?: InputMaybe<Scalars['Money']['input']>;
  /** Hours of fee earners, each once: priced at the rates of the day of the budget. */
  earners?: InputMaybe<Array<BudgetHoursInput>>;
  /** The fees of experts. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  experts?: InputMaybe<Scalars['Money']['input']>;
  /** What the other side offered for the estimate. */
  offered?: InputMaybe<BudgetOfferInput>;
  /** The phase. */
  phase: Phase;
  /** Time that no fee earner is named for. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  time?: InputMaybe<Scalars['Money']['input']>;
};

/** An amount in pounds without VAT, divided by whether it was incurred already. */
export type BudgetShares = {
  __typename?: 'BudgetShares';
  /** What is estimated, in pounds without VAT. */
  estimated: Scalars['Money']['output'];
  /** What was incurred, in pounds without VAT. */
  incurred: Scalars['Money']['output'];
};

/** A saved version of a budget, in short. */
export type BudgetVersion = {
  __typename?: 'BudgetVersion';
  /** When it was saved. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Incurred and estimated together, with the contingencies, in pounds without VAT. */
  grandTotal: Scalars['Money']['output'];
  /** The last day whose work counts as incurred. */
  incurredTo: Scalars['Date']['output'];
  /** The number of the version, from 1. */
  number: Scalars['Int']['output'];
  /** When it was saved. */
  savedAt: Scalars['DateTime']['output'];
  /** The name of the person. Null where it is not known. */
  savedBy?: Maybe<Scalars['String']['output']>;
  /** The same: a version is never changed, the next is saved beside it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The link by which a calendar reads the dates of its person. */
export type CalendarLink = {
  __typename?: 'CalendarLink';
  /** When it was made. */
  madeAt: Scalars['DateTime']['output'];
  /** When a calendar last read it. Null while none has. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type Case = {
  __typename?: 'Case';
  /** The area of work, which decides what the case has and what prices it. */
  areaOfWork: AreaOfWork;
  /** The assessment of its bill. Null while the case is not complete, or if the host has none. */
  assessment?: Maybe<Assessment>;
  /** The attendances of the case: by date, and what has none as entered. `sort` asks for another order. */
  attendances: ProceduralStepConnection;
  /** Counts of what needs attention in the case, by kind of item: unresolved comments and estimated times. */
  attention: Array<Attention>;
  /** Newest first: the changes of these people and to these kinds of record, or all. Null if the host keeps no audit. */
  audit?: Maybe<ChangeConnection>;
  /** What the audit can be filtered by; null if the host keeps none. */
  auditChoices?: Maybe<AuditChoices>;
  /** What restoring an entry of the audit would change; null if the host cannot restore. */
  auditRestore?: Maybe<AuditRestore>;
  /**
   * The entries that the rows of a Court of Protection case may have: those that are not retired, and what its rows have
   * already. Without any in another area; null on a host that has no such lists.
   */
  billLists?: Maybe<CaseBillLists>;
  /** A version of the costs budget of an inter partes case, by its number; without one the latest. Null where none is saved, and in any other case. */
  budget?: Maybe<Budget>;
  /** What a budget would come to that is not saved. */
  budgetFigures: BudgetFigures;
  /** Inter partes only: the form of the costs budget. Null if it is not recorded, which is Precedent H, or the host does not say. */
  budgetForm?: Maybe<BudgetForm>;
  /** Its versions, the latest first; none in any other case. */
  budgetVersions: Array<BudgetVersion>;
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. */
  caseName: Scalars['String']['output'];
  /** The number that the court gave the case. */
  caseNumber?: Maybe<Scalars['String']['output']>;
  /** The case parts of the case: by date, and what has none as entered. `sort` asks for another order. */
  caseParts: CopCasePartConnection;
  /** The type within the area, which decides the rates. Null for a word of the host that is none of ours, which `caseTypeWord` has. */
  caseType?: Maybe<CaseType>;
  /** The host's word for the case type, where it is none of ours and `caseType` is null. */
  caseTypeWord?: Maybe<Scalars['String']['output']>;
  /** The legal aid certificate. Null in an area without one. */
  certificate?: Maybe<Certificate>;
  /** Of a legal aid case: the initials of the child, as the bill prints them. Null if they were not given, or the host does not keep them. */
  childInitials?: Maybe<Scalars['String']['output']>;
  /** High cost only: whether the claim is interim or final. Null if it is not recorded, or the host does not keep it. */
  claimStage?: Maybe<ClaimStage>;
  /** Inter partes only: the value of the claim, in pounds. */
  claimValue?: Maybe<Scalars['Money']['output']>;
  /** Court of Protection and inter partes: the claimant or applicant. */
  claimant?: Maybe<Scalars['String']['output']>;
  /** The client whose case it is: a firm of solicitors. */
  client: CaseClient;
  /** Court of Protection only: the price of the property that is conveyed, in pounds. */
  consideration?: Maybe<Scalars['Money']['output']>;
  /** The cost notes of the case: by date, and what has none as entered. `sort` asks for another order. */
  costNotes: CostNoteConnection;
  /** Court of Protection only. Null means assessed, or that the host does not say. */
  costsBasis?: Maybe<CostsBasis>;
  /** High cost only: the costs limit in force, in pounds without VAT. */
  costsLimit?: Maybe<Scalars['Money']['output']>;
  /** The order or other authority that gives the costs. */
  costsOrder?: Maybe<Scalars['String']['output']>;
  /** The date of that order. */
  costsOrderDate?: Maybe<Scalars['Date']['output']>;
  /** The court’s own fee for the case, in pounds. In no total. */
  courtFee?: Maybe<Scalars['Money']['output']>;
  /** The name of the court, such as `Family Court at Leeds`. */
  courtName?: Maybe<Scalars['String']['output']>;
  /** The type of court. One of `court_of_protection`, `county_court`, `high_court`, `family_court`, `scco`, `tribunal`, or the word of a host that has its own. */
  courtType?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The dates that run in the case. Null if the host has none, or does not say. */
  deadlines?: Maybe<CaseDeadlines>;
  /** Court of Protection and inter partes: the defendant or respondent. */
  defendant?: Maybe<Scalars['String']['output']>;
  /** Court of Protection only: such as `Deputy for property and affairs`. */
  deputyCapacity?: Maybe<Scalars['String']['output']>;
  /** Court of Protection only: whose costs they are. */
  deputyName?: Maybe<Scalars['String']['output']>;
  /** The disbursements of the case and those of its hearings and procedural steps, by date. */
  disbursements: DisbursementConnection;
  /** The final documents of a completed case, and the state of their generation. */
  documents: Documents;
  /** The last day that the case is for. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The reasons for claiming an enhancement, as plain text. */
  enhancement?: Maybe<Scalars['String']['output']>;
  /** Opaque version of the reasons, separate from that of the case so that concurrent edits of either do not conflict. */
  enhancementVersion?: Maybe<Scalars['String']['output']>;
  /** The enhancement of each activity in percent, by part where the case has parts; 0 if none is set. Applied to work paid at hourly rates: in a case type without a fixed fee always, in any other while the case is exceptional, and retained while it is not. */
  enhancements: Array<Enhancement>;
  /** Opaque version of the list of enhancements. */
  enhancementsVersion?: Maybe<Scalars['String']['output']>;
  /** Whether the case is claimed as exceptional, by part. A case without parts has one entry, without `casePart`. */
  exceptional: Array<Exceptional>;
  /** The expert fees of the case: by date, and what has none as entered. `sort` asks for another order. */
  expertFees: ExpertFeeConnection;
  /** What the case is called in other systems. Null if the host keeps none. */
  externalIds?: Maybe<Array<ExternalId>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. */
  feeEarner: CaseFeeEarner;
  /** All files of the case in the same order, without folders. */
  files: CaseFileConnection;
  /** What a costs officer would raise before the case is filed. Nothing of it keeps the case from being completed. Null if the host has no such check. */
  filingCheck?: Maybe<FilingCheck>;
  /** Whether the certificate records a financial interest in the proceedings. */
  financialInterest?: Maybe<Scalars['Boolean']['output']>;
  /** Court of Protection only: what Practice Direction 19B fixes the costs of. Null if the host does not say. */
  fixedCostsCategories?: Maybe<Array<FixedCostsCategory>>;
  /** The files and folders of the case in display order, each with its parent folder. */
  folderStructure: FolderStructure;
  /** The hearings of the case: by date, and what has none as entered. `sort` asks for another order. */
  hearings: HearingConnection;
  /** The high cost steps of the case: by date, and what has none as entered. `sort` asks for another order. */
  highCostSteps: HighCostStepConnection;
  /** Whether the work is in the High Court, which decides the hourly table and the highest enhancement. Null if the host does not say. */
  highCourtWork?: Maybe<Scalars['Boolean']['output']>;
  /** High cost only: what the solicitor's work comes to by the hour, in pounds without VAT. Null if it is not entered, or the host does not keep it. */
  hourlyFigure?: Maybe<Scalars['Money']['output']>;
  /** Where that figure is from. */
  hourlyFigureSource?: Maybe<Scalars['String']['output']>;
  /** What was paid on account of the costs. */
  interimPayments?: Maybe<Array<InterimPayment>>;
  /** The day of the last step in the case. */
  lastStepOn?: Maybe<Scalars['Date']['output']>;
  /** Of a legal aid case: the name of the client for whom the firm acts. Null if it was not given, or the host does not keep it. */
  legallyAidedPerson?: Maybe<Scalars['String']['output']>;
  /** The highest enhancement allowed, in percent. It depends on whether the work is in the High Court. */
  mostEnhancement: Scalars['Int']['output'];
  /** The bill's narrative, as plain text. */
  narrative?: Maybe<Scalars['String']['output']>;
  /** Opaque version of the narrative, separate from that of the case so that concurrent edits of either do not conflict. */
  narrativeVersion?: Maybe<Scalars['String']['output']>;
  /** Court of Protection only: the net assets of the protected person, in pounds. */
  netAssets?: Maybe<Scalars['Money']['output']>;
  /** The next date that is not done. Null where there is none, or the host does not say. */
  nextDeadline?: Maybe<Deadline>;
  /** The notes on the case, the newest first. No document prints them. */
  notes: NoteConnection;
  /** Inter partes only: offers to settle the costs. No document that is filed prints them. */
  offers?: Maybe<Array<Offer>>;
  /** The unresolved comments of the case in the order of its tabs and lists, at most 500. Null if the host does not list them. */
  openComments?: Maybe<Array<OpenComment>>;
  /** Court of Protection: what the deputy told the Public Guardian the costs would be; inter partes: the estimate of costs. In pounds, and in no total. */
  opgEstimate?: Maybe<Scalars['Money']['output']>;
  /** How the case ended. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** The parties of the case: by date, and what has none as entered. `sort` asks for another order. */
  parties: PartyConnection;
  /** Legal aid: how many parties of that capacity the firm represents. */
  partiesRepresented?: Maybe<Scalars['Int']['output']>;
  /** What the bill has that other bills of its firm were reduced for. Null if the host has no assessments. */
  pastReductions?: Maybe<PastReductions>;
  /** Inter partes only: who pays the costs. */
  payingParty?: Maybe<Scalars['String']['output']>;
  /** Court of Protection only: the person whose affairs they are, as in “In the matter of …”. This and the facts below it are null if they are not recorded, or the host does not keep them. */
  personConcerned?: Maybe<Scalars['String']['output']>;
  /** The planned work of the case: by date, and what has none as entered. `sort` asks for another order. */
  plannedWork: PlannedWorkConnection;
  /** The documents that the case would have if it were completed now, each with its preview; once it is complete, those of its assessment, none while nothing is entered in it. Null where the host makes none. Poll while a state is queued or running. */
  previews?: Maybe<Array<DocumentPreview>>;
  /** High cost only: the day of the prior authority for leading counsel or two counsel. */
  priorAuthorityOn?: Maybe<Scalars['Date']['output']>;
  /** The procedural steps of the case: by date, and what has none as entered. `sort` asks for another order. */
  proceduralSteps: ProceduralStepConnection;
  /** Inter partes only: whose costs they are. Null if it is not recorded, or the host does not say. */
  receivingParty?: Maybe<ReceivingParty>;
  /** Inter partes only: whether the receiving party recovers the VAT on its costs as input tax, so that no line bears VAT. Null if it is not recorded, which is no, or the host does not say. */
  recoversVat?: Maybe<Scalars['Boolean']['output']>;
  /** Legal aid: for whom the firm acts. It decides the fixed fee of a care case. One of `parent`, `child`, `joined_party`, or the word of a host that has its own. */
  representedParty?: Maybe<Scalars['String']['output']>;
  /** Inter partes only: the agreement with the client that affects the costs. */
  retainer?: Maybe<Scalars['String']['output']>;
  /** The reference of the Senior Courts Costs Office. */
  sccoRef?: Maybe<Scalars['String']['output']>;
  /** The office of the client that has the case. */
  site: CaseSite;
  /** The reference under which the solicitors have the case. */
  solicitorsCaseReference: Scalars['String']['output'];
  /** The user whose case it is: who drafts it. Null if nobody is set. */
  staffMember?: Maybe<StaffMember>;
  /** Null for a word that is none of ours, which `stageWord` has: such a case can be read, and not changed. */
  stage?: Maybe<Stage>;
  /** When the case was moved to this stage; null if the host does not say. */
  stageSince?: Maybe<Scalars['DateTime']['output']>;
  /** The host's word for the stage, where it is none of ours. */
  stageWord?: Maybe<Scalars['String']['output']>;
  /** The first day that the case is for: rows before it are refused in areas that have it. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** The time recordings of the case: by date, and what has none as entered. `sort` asks for another order. */
  timeRecordings: TimeRecordingConnection;
  /** The totals of the priced bill. Screens, documents and this field all use the same bill. */
  totals: Totals;
  /** Number of lines of the bill without a known rate, the fixed fee included. They are not in `value`. Null if the host does not say. */
  unpriced?: Maybe<Scalars['Int']['output']>;
  /** Number of unresolved comments. A case with unresolved comments cannot be completed. Null if the host does not say. */
  unresolvedComments?: Maybe<Scalars['Int']['output']>;
  /** When it, or anything in it, was changed last: comments, notes, files and documents as well. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * What work of a fee earner on a day is claimed at an hour where no rate is entered for it: what the empty `amount` of a time recording or of an
   * attendance stands for. Null if the work of its area has no rate of its own, or the host does not say.
   */
  usualRate?: Maybe<UsualRate>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** The current total of the bill, with VAT. Null if nothing of it is priced, because no rate is held, and in a list if the host does not say. */
  value?: Maybe<Scalars['Money']['output']>;
  /** Court of Protection only: plain text. */
  valueOfAssets?: Maybe<Scalars['String']['output']>;
  /** Opaque version of that text, separate from that of the case. */
  valueOfAssetsVersion?: Maybe<Scalars['String']['output']>;
  /** The VAT number of the firm, as the bill prints it. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** Opaque. Send it with a change: a stale version is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseAttendancesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseAuditArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseAuditRestoreArgs = {
  id: Scalars['String']['input'];
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseBudgetArgs = {
  number?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseBudgetFiguresArgs = {
  input: BudgetInput;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseCasePartsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseCostNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseDisbursementsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseExpertFeesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseFilesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseHearingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseHighCostStepsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseNotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CasePartiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CasePlannedWorkArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseProceduralStepsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseTimeRecordingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ItemFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ItemSort>;
};


/** A case of a firm, of one area of work. Fields that its area of work does not have are null. */
export type CaseUsualRateArgs = {
  date: Scalars['Date']['input'];
  feeEarner: Scalars['ID']['input'];
};

/** The lists as the rows of a case may have them. */
export type CaseBillLists = {
  __typename?: 'CaseBillLists';
  /** The activities of the official bill. */
  copActivities: Array<OfferedEntry>;
  /** The categories of form OPG105. */
  opg105Categories: Array<OfferedEntry>;
};

/** A person or a group by name. */
export type CaseChoice = {
  __typename?: 'CaseChoice';
  /** What people call it. */
  name: Scalars['String']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** Each by name. */
export type CaseChoices = {
  __typename?: 'CaseChoices';
  /** The fee earners. */
  feeEarners: Array<CaseChoice>;
  /** The user groups of the viewer's firms; empty if the host has none. */
  groups: Array<CaseChoice>;
  /** The users whose cases they are. */
  staff: Array<CaseChoice>;
  /** The types of case. */
  types: Array<CaseType>;
};

/** The client whose case it is: a firm of solicitors. */
export type CaseClient = {
  __typename?: 'CaseClient';
  /** Those who may be named in the case and its items, by surname. */
  feeEarners: Array<FeeEarner>;
  /** Its name. Null if the host does not say. */
  name?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A page of cases. */
export type CaseConnection = {
  __typename?: 'CaseConnection';
  /** Those of this page, in order. */
  nodes: Array<Case>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A date of one of the cases. */
export type CaseDeadline = {
  __typename?: 'CaseDeadline';
  /** Its area of work. */
  area: AreaOfWork;
  /** Its name. */
  caseName: Scalars['String']['output'];
  /** The case. */
  caseUuid: Scalars['ID']['output'];
  /** The name of that firm. */
  clientName: Scalars['String']['output'];
  /** Its client, a firm. */
  clientUuid: Scalars['ID']['output'];
  /** The date. */
  deadline: Deadline;
  /** The name of its fee earner. */
  feeEarnerName?: Maybe<Scalars['String']['output']>;
  /** The name of whoever drafts it. */
  staffName?: Maybe<Scalars['String']['output']>;
  /** Who drafts it. Null for nobody. */
  staffUuid?: Maybe<Scalars['ID']['output']>;
  /** Its stage. */
  stage: Stage;
};

/** A page of dates. */
export type CaseDeadlineConnection = {
  __typename?: 'CaseDeadlineConnection';
  /** Those of this page, in order. */
  nodes: Array<CaseDeadline>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** The dates of a case. */
export type CaseDeadlines = {
  __typename?: 'CaseDeadlines';
  /** What is to be done in cases of the area, whether its date is known or not. */
  deadlines: Array<Deadline>;
  /** The days from which they run, of those that the area has. */
  starts: Array<DeadlineStartDay>;
  /** Opaque version of the dates of the case. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A case that is to be changed: the fields of its area of work, and of no other. */
export type CaseEdit = {
  /** Of a Court of Protection case: the fields to change. */
  courtOfProtection?: InputMaybe<CourtOfProtectionCaseChanges>;
  /** Of a high cost legal aid case: the fields to change. */
  highCostLegalAid?: InputMaybe<HighCostCaseChanges>;
  /** Of an inter partes case: the fields to change. */
  interParties?: InputMaybe<InterPartiesCaseChanges>;
  /** Of a legal aid case: the fields to change. */
  legalAid?: InputMaybe<LegalAidCaseChanges>;
  /** The case. */
  uuid: Scalars['ID']['input'];
  /** The version that the change is based on, as `Case.version` has it: a stale one is a CONFLICT. Left out, any will do. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one of several cases. */
export type CaseEntry = {
  __typename?: 'CaseEntry';
  /** The case as it is now, or as it was answered before to the same key; null where the entry was refused. */
  case?: Maybe<Case>;
  /** Why it was refused; null where it was not. */
  error?: Maybe<EntryRefusal>;
  /** The case that was named. */
  uuid: Scalars['ID']['output'];
};

/** A fee earner, as a case and its rows name them. */
export type CaseFeeEarner = {
  __typename?: 'CaseFeeEarner';
  /** First name. Null if the host does not say. */
  firstname?: Maybe<Scalars['String']['output']>;
  /** The initials that documents print. Null if the host does not say. */
  initials?: Maybe<Scalars['String']['output']>;
  /** The first day on which they do no work any more. Null for one who is not retired, and if the host does not say. */
  retiredFrom?: Maybe<Scalars['Date']['output']>;
  /** Surname. Null if the host does not say. */
  surname?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A file or a folder of a case. */
export type CaseFile = {
  __typename?: 'CaseFile';
  /** When it was added. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who uploaded it, by name. Null where the host does not say. */
  createdByName?: Maybe<Scalars['String']['output']>;
  /** The date of what is in the file; null for a folder, and where the day of its upload stands for it. */
  dated?: Maybe<Scalars['Date']['output']>;
  /** Identifies the node in this tree: its uuid, or its path if the host assigns no uuids to folders. */
  id: Scalars['ID']['output'];
  /** Whether it is a file; otherwise it is a folder. */
  isFile: Scalars['Boolean']['output'];
  /** The name with its extension. Null where the host does not tell it. */
  name?: Maybe<Scalars['String']['output']>;
  /** The id of the parent folder; null in the root. */
  parent?: Maybe<Scalars['ID']['output']>;
  /** The names of its parent folders, from the root. */
  path: Array<Scalars['String']['output']>;
  /** In bytes; null for a folder. */
  size?: Maybe<Scalars['Int']['output']>;
  /** When it was added, renamed, moved or dated last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The uuid of the file; null for a folder of a host that assigns none. */
  uuid?: Maybe<Scalars['ID']['output']>;
};

/** A page of the files of a case. */
export type CaseFileConnection = {
  __typename?: 'CaseFileConnection';
  /** Those of this page, in order. */
  nodes: Array<CaseFile>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** Which cases to answer: those that meet every filter that is given. A list is met by any of its values. */
export type CaseFilter = {
  /** Of one of these areas of work. */
  areas?: InputMaybe<Array<AreaOfWork>>;
  /** Of these clients, by their uuids. */
  clients?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Completed: the first day, in England and Wales. */
  completedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Completed: the last day, in England and Wales. */
  completedTo?: InputMaybe<Scalars['Date']['input']>;
  /** One of these is due in them, if they are open; with `dueFrom` and `dueTo` on these days. */
  due?: InputMaybe<Array<DueDate>>;
  /** Something is due in them on this day or later. */
  dueFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Something is due in them on this day or earlier. */
  dueTo?: InputMaybe<Scalars['Date']['input']>;
  /** Of these fee earners, by their uuids. */
  feeEarners?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** User groups: the cases of their people. A group whose people the viewer may not read has none. */
  groups?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** They have left one of these stages. */
  leftStages?: InputMaybe<Array<Stage>>;
  /** Their figures say one of these. Cases are priced for the figures of reports and lists; until then a case has none but `pending` and `assessed`. */
  marks?: InputMaybe<Array<CaseMark>>;
  /** Rows of theirs are not counted for this reason. */
  notCounted?: InputMaybe<Scalars['String']['input']>;
  /** A line of theirs is ruled on that has this kind of work or grade, or is reduced for this reason: `activity:preparation`, `grade:A` or `reason:time`. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Whether only cases of firms whose reports the viewer may read are meant. */
  reported?: InputMaybe<Scalars['Boolean']['input']>;
  /** One of these people, by their uuids, ended a review of theirs by moving them out of it. */
  reviewers?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** They were sent back from review that often: 1, 2, or 3 for three times or more. */
  sentBack?: InputMaybe<Scalars['Int']['input']>;
  /** Of these users, by their uuids: the people whose cases they are; `none` for cases that are nobody's. */
  staff?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In one of these stages. */
  stages?: InputMaybe<Array<Stage>>;
  /** Of one of these types. */
  types?: InputMaybe<Array<CaseType>>;
  /** The first day of the last update, in England and Wales. */
  updatedFrom?: InputMaybe<Scalars['Date']['input']>;
  /** The last day of the last update, in England and Wales. */
  updatedTo?: InputMaybe<Scalars['Date']['input']>;
};

/** The values of a `CaseFilter`, to be given to `cases` as they are. */
export type CaseFilterValues = {
  __typename?: 'CaseFilterValues';
  /** Of one of these areas of work. */
  areas?: Maybe<Array<AreaOfWork>>;
  /** Of these clients, by their uuids. */
  clients?: Maybe<Array<Scalars['ID']['output']>>;
  /** The first day of completion, in England and Wales. */
  completedFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of completion, in England and Wales. */
  completedTo?: Maybe<Scalars['Date']['output']>;
  /** What is due in them. */
  due?: Maybe<Array<DueDate>>;
  /** The first day on which something is due. */
  dueFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day on which something is due. */
  dueTo?: Maybe<Scalars['Date']['output']>;
  /** Of these fee earners, by their uuids. */
  feeEarners?: Maybe<Array<Scalars['ID']['output']>>;
  /** Stages that they have left. */
  leftStages?: Maybe<Array<Stage>>;
  /** What their figures or assessments say. */
  marks?: Maybe<Array<CaseMark>>;
  /** A reason for which rows of theirs are not counted. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** What lines of theirs that are ruled on have in common, such as `grade:A`. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** Whether only cases of firms whose reports the viewer may read are meant. */
  reported?: Maybe<Scalars['Boolean']['output']>;
  /** The people who ended a review of theirs, by their uuids. */
  reviewers?: Maybe<Array<Scalars['ID']['output']>>;
  /** How often they were sent back from review; 3 for three times or more. */
  sentBack?: Maybe<Scalars['Int']['output']>;
  /** Of these users, by their uuids; `none` for cases that are nobody's. */
  staff?: Maybe<Array<Scalars['ID']['output']>>;
  /** In one of these stages. */
  stages?: Maybe<Array<Stage>>;
  /** Of one of these types. */
  types?: Maybe<Array<CaseType>>;
  /** The first day of the last update, in England and Wales. */
  updatedFrom?: Maybe<Scalars['Date']['output']>;
  /** The last day of the last update, in England and Wales. */
  updatedTo?: Maybe<Scalars['Date']['output']>;
};

/** The fields shared by all items of a case. */
export type CaseItem = {
  /** Whether the item has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What the figures of a case, or its assessment, say. */
export type CaseMark =
  /** A line of its bill is ruled on in its assessment. */
  | 'assessed'
  /** It, or a part of it, escapes its fixed fee and is not claimed as exceptional. */
  | 'escape_unclaimed'
  /** It was changed since it was priced. */
  | 'pending'
  /** It has rows that its bill does not count. */
  | 'rows_not_counted'
  /** It has rows without a rate. */
  | 'unpriced'
  /** It has an expense that needs a voucher and has no document. */
  | 'voucher_missing';

/** A case that is to be moved. */
export type CaseMove = {
  /** The stage that it is moved from: a case in another stage is a CONFLICT, and stays there. Left out, it is moved from any. */
  from?: InputMaybe<Stage>;
  /** The stage that it is to be in; in that stage already, nothing changes. */
  stage: Stage;
  /** The case. */
  uuid: Scalars['ID']['input'];
  /** The version that the move is based on, as `Case.version` has it: a stale one is a CONFLICT. Left out, any will do. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** The parts of a legal aid case for domestic abuse and child arrangements, each with its own fixed fee and totals. */
export type CasePart =
  /** Child arrangements. */
  | 'child_arrangement'
  /** Domestic abuse: the non-molestation order. */
  | 'non_molestation_order';

/** The matching cases as a file. */
export type CaseSheet = {
  __typename?: 'CaseSheet';
  /** The content of the file, in Base64. */
  content: Scalars['String']['output'];
  /** A name for the file. */
  fileName: Scalars['String']['output'];
};

/** The office that has a case. */
export type CaseSite = {
  __typename?: 'CaseSite';
  /** Its name. Null if the host does not say. */
  siteName?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** The order of a list of cases. */
export type CaseSort = {
  /** Upwards or downwards. */
  direction: SortDirection;
  /** What they are sorted by. */
  field: SortField;
};

/** The types of case, of all areas. The type decides which rates price a case; an area takes its own types alone. */
export type CaseType =
  /** A bill of costs for assessment between the parties. */
  | 'bill_of_costs'
  /** Care and supervision: public law children proceedings (section 31), with a fixed fee. */
  | 'care_and_supervision'
  /** Child arrangements orders and other private law children work, with a fixed fee. */
  | 'children_child_arrangement_orders'
  /** A costs budget (Precedent H or Z), filed with the court. */
  | 'costs_budget'
  /** Legal aid work in the Court of Protection, paid by the hour. */
  | 'court_of_protection'
  /** Criminal work; its rates are not held. */
  | 'criminal'
  /** The appointment of a deputy. */
  | 'deputyship'
  /** Domestic abuse and child arrangements in one case of two parts, each with its own fixed fee. */
  | 'domestic_abuse_and_child_arrangement'
  /** Domestic abuse: non-molestation and occupation orders, with a fixed fee. */
  | 'domestic_abuse_non_molestation_order'
  /** Finance: financial remedies in family proceedings, with a fixed fee. */
  | 'finance'
  /** General management of the affairs of a protected person by a deputy. */
  | 'general_management'
  /** Civil work other than family, in the lower courts, paid by the hour. */
  | 'non_family'
  /** Civil work other than family, in the higher courts, paid by the hour. */
  | 'non_family_higher'
  /** Other public law work, paid by the hour. */
  | 'other_public_law'
  /** Other public law family work, paid by the hour. */
  | 'other_public_law_family'
  /** Placement for adoption, paid by the hour. */
  | 'placement'
  /** The sale of a property of a protected person. */
  | 'property_sale'
  /** An application for a statutory will. */
  | 'statutory_will'
  /** Transfer of a tenancy in family proceedings, paid by the hour. */
  | 'transfer_of_tenancy';

/** Search, filters, order and view of a list of cases, by name. */
export type CaseView = {
  __typename?: 'CaseView';
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is the viewer's own, and can be changed. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether the people of the owner's firm have it as well. */
  isShared: Scalars['Boolean']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** The name of its owner. */
  owner?: Maybe<Scalars['String']['output']>;
  /** The list that it is of. */
  page: CaseViewPage;
  /** The query string of the list, as the address of the page has it. */
  query: Scalars['String']['output'];
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What to change of a saved view; what is left out stays as it is. */
export type CaseViewChanges = {
  /** Whether the people of the owner’s firm have it as well. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** What people call it. Text of 1 to 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The query string of the list, as the address of the page has it. Text of 0 to 2,000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** A saved view of a list of cases. */
export type CaseViewInput = {
  /** Whether the people of the owner’s firm have it as well. */
  isShared: Scalars['Boolean']['input'];
  /** What people call it. Text of 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** The list that it is of. */
  page: CaseViewPage;
  /** The query string of the list, as the address of the page has it, such as `?stages=in_review`. Text of 0 to 2,000 characters. */
  query: Scalars['String']['input'];
};

/** The lists of cases that can have saved views. */
export type CaseViewPage =
  /** All cases: board and list. */
  | 'cases'
  /** Completed cases. */
  | 'completed'
  /** Cases in review. */
  | 'reviews';

/** Of a legal aid or a high cost case: what the other area has alone is null. */
export type Certificate = {
  __typename?: 'Certificate';
  /** The counsel arrangement: how many counsel, of which level. One of `single_counsel`, `leading_counsel_junior_counsel`, `2x_junior_counsel`, `leading_counsel_solicitor`, `senior_junior_counsel`, `solicitor_advocate`, `solicitor_advocate_fas`, or the word of a host that has its own. */
  advocacyScheme?: Maybe<Scalars['String']['output']>;
  /** The number of the certificate. */
  certificateNumber: Scalars['String']['output'];
  /** The scope limitations: what the certificate covers. Empty in a type of case without them. */
  certificateScopes: Array<CertificateScope>;
  /** The level of the judge, which decides the fixed fee. One of `other_judge`, `circuit_district_judge`, `high_court_judge`, or the word of a host that has its own. */
  courtLevel: Scalars['String']['output'];
  /** The day on which the certificate was issued. It selects the edition of the fixed fee. */
  dateOfIssue: Scalars['Date']['output'];
  /** The day on which the certificate was sent to the client. */
  dateSentToClient?: Maybe<Scalars['Date']['output']>;
  /** How the case is paid: by events, or by the hour. One of `events`, `hourly`, or the word of a host that has its own. */
  feeScheme?: Maybe<Scalars['String']['output']>;
  /** How long the final hearing is. One of `up_to_10_days`, `over_10_days`, or the word of a host that has its own. */
  finalHearingLength?: Maybe<Scalars['String']['output']>;
  /** Whether it records a financial interest in the proceedings. */
  financialInterest?: Maybe<Scalars['Boolean']['output']>;
  /** Whether half of the standard fee is paid. It comes before a transfer. */
  halfFixedFee?: Maybe<Scalars['Boolean']['output']>;
  /** The numbers of linked certificates: digits only. */
  linkedCertificates: Array<Scalars['String']['output']>;
  /** Whether the case was transferred between solicitors: the full fee is paid if the own hourly costs reach it, otherwise half. */
  transfer?: Maybe<Scalars['Boolean']['output']>;
};

/** What to change of the certificate of a legal aid case: what is left out stays as it is, and null empties it. */
export type CertificateChanges = {
  /** The number of the certificate. Text of exactly 12 characters. */
  certificateNumber?: InputMaybe<Scalars['String']['input']>;
  /** The scope limitations: what the certificate covers. Empty in a type of case without them. At most 250 of them. Required where it applies. */
  certificateScopes?: InputMaybe<Array<CertificateScopeInput>>;
  /** The level of the judge, which decides the fixed fee. */
  courtLevel?: InputMaybe<CourtLevel>;
  /** The day on which the certificate was issued. It selects the edition of the fixed fee. */
  dateOfIssue?: InputMaybe<Scalars['Date']['input']>;
  /** The day on which the certificate was sent to the client. */
  dateSentToClient?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it records a financial interest in the proceedings. */
  financialInterest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether half of the standard fee is paid. It comes before a transfer. */
  halfFixedFee?: InputMaybe<Scalars['Boolean']['input']>;
  /** The numbers of linked certificates: digits only. At most 250 of them. */
  linkedCertificates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the case was transferred between solicitors: the full fee is paid if the own hourly costs reach it, otherwise half. */
  transfer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the certificate of a legal aid case is created with. */
export type CertificateInput = {
  /** The number of the certificate. Text of exactly 12 characters. */
  certificateNumber: Scalars['String']['input'];
  /** The scope limitations: what the certificate covers. Empty in a type of case without them. At most 250 of them. Required where it applies. */
  certificateScopes?: InputMaybe<Array<CertificateScopeInput>>;
  /** The level of the judge, which decides the fixed fee. */
  courtLevel: CourtLevel;
  /** The day on which the certificate was issued. It selects the edition of the fixed fee. */
  dateOfIssue: Scalars['Date']['input'];
  /** The day on which the certificate was sent to the client. */
  dateSentToClient?: InputMaybe<Scalars['Date']['input']>;
  /** Whether it records a financial interest in the proceedings. */
  financialInterest?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether half of the standard fee is paid. It comes before a transfer. */
  halfFixedFee?: InputMaybe<Scalars['Boolean']['input']>;
  /** The numbers of linked certificates: digits only. At most 250 of them. */
  linkedCertificates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the case was transferred between solicitors: the full fee is paid if the own hourly costs reach it, otherwise half. */
  transfer?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A scope limitation of a certificate. */
export type CertificateScope = {
  __typename?: 'CertificateScope';
  /** The part of a two-part case that it belongs to; null in any other. */
  casePart?: Maybe<Scalars['String']['output']>;
  /** Its code, such as `FM054`. */
  scope: Scalars['String']['output'];
};

/** A scope limitation of a certificate. */
export type CertificateScopeInput = {
  /** The part of a two-part case that it belongs to; none in any other case. */
  casePart?: InputMaybe<CasePart>;
  /** Its code, such as `FM054`: one of those of the type of the case. Text of 2 to 20 characters. */
  scope: Scalars['String']['input'];
};

/** One audit entry: who did what and when, with old and new values as sentences. */
export type Change = {
  __typename?: 'Change';
  /** What it is about; null if the host does not say. */
  about?: Maybe<AuditedRecord>;
  /** What was done: `added`, `changed`, `removed`, `restored`, `moved`, `revalued`, `imported` or `generated`. */
  action: Scalars['String']['output'];
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** Who did it: a user or an API client. */
  by: StaffMember;
  /** The kind of record, as a word, such as `time_recording`. */
  entity: Scalars['String']['output'];
  /** Identifies the entry, for `auditRestore` and `restoreAuditedValue`. */
  id: Scalars['ID']['output'];
  /** Whether the viewer may restore what it changed or removed; null if the host cannot. */
  mayRestore?: Maybe<Scalars['Boolean']['output']>;
  /** What changed, one sentence a value, such as `Time: 1.20 → 1.50.` */
  sentences: Array<Scalars['String']['output']>;
};

/** What happened to a record. */
export type ChangeAction =
  /** It was made. */
  | 'added'
  /** One of its values is another, or something in it: a comment, a file, a row of a case. */
  | 'changed'
  /** It was deleted. Most deletions can be undone for thirty days. */
  | 'removed'
  /** Its deletion was undone. */
  | 'restored'
  /** The right to read it was gained. */
  | 'seen'
  /** The right to read it was lost: a copy of it is to be deleted. */
  | 'unseen';

/** A page of the audit of a case. */
export type ChangeConnection = {
  __typename?: 'ChangeConnection';
  /** Those of this page, in order. */
  nodes: Array<Change>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** The role of a user in a child client of their firm. */
export type ChildClient = {
  __typename?: 'ChildClient';
  /** The child client. */
  client: UserClient;
  /** The role there. */
  role: Scalars['String']['output'];
};

/** A user's role in a child client. Without a role the link is removed (No Access). */
export type ChildRoleInput = {
  /** The uuid of the child client. */
  clientUuid: Scalars['ID']['input'];
  /** The role there; null removes the link. */
  role?: InputMaybe<UserRole>;
};

/** Whether a high cost claim is the last one. */
export type ClaimStage =
  /** The final claim, when the case has ended. */
  | 'final'
  /** An interim claim, while the case goes on. */
  | 'interim';

/** A firm that uses CostDraft: solicitors or costs draftsmen. */
export type Client = {
  __typename?: 'Client';
  /** When it was archived; null for an active client. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The child clients: those the viewer may read, or all of them for a viewer who manages this client's users. */
  children: Array<Client>;
  /** What sort of firm it is. One of `solicitor`, `costs_draftsman`, or the word of a host that has its own. */
  clientType: Scalars['String']['output'];
  /** The county of that address. */
  county?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the client is called in other systems. Null if the host keeps none. */
  externalIds?: Maybe<Array<ExternalId>>;
  /** Its fee earners, by surname. */
  feeEarners: Array<FeeEarner>;
  /** The client's own address, or that of its headquarters. */
  firstLineAddress?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer may archive and restore it. Nobody may archive their own client. */
  isArchivable: Scalars['Boolean']['output'];
  /** Whether the viewer may merge other clients into it, and it into another one. */
  isMergeable: Scalars['Boolean']['output'];
  /** Whether the viewer may put it below another client. */
  isParentSettable: Scalars['Boolean']['output'];
  /** Its mark. Null for one without, and on a host that keeps none. */
  mark?: Maybe<ClientMark>;
  /** Whether the viewer holds a permission for this client. */
  may: Scalars['Boolean']['output'];
  /** The client that it was merged into, to which everything of it went. Null for any other client. */
  mergedInto?: Maybe<Client>;
  /** The name of the firm. */
  name: Scalars['String']['output'];
  /** How many users it has. Null if the host does not say. */
  numberOfUsers?: Maybe<Scalars['Int']['output']>;
  /** The client above it. Null for one that is below none, or where the viewer may not read it. */
  parent?: Maybe<Client>;
  /** The telephone number of the firm. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The person to ask for. */
  primaryContactName?: Maybe<Scalars['String']['output']>;
  /** Whether what its bills were reduced for in assessments is told before others are filed. Null if the host does not say. */
  remembersReductions?: Maybe<Scalars['Boolean']['output']>;
  /** The second line of that address. */
  secondLineAddress?: Maybe<Scalars['String']['output']>;
  /** Its offices, by name. */
  sites: Array<Site>;
  /** The number of the firm with the Solicitors Regulation Authority. */
  solicitorSraNumber?: Maybe<Scalars['String']['output']>;
  /** The users a case can be assigned to: those of the firm, and for a child firm also those of its parent who have a role in it. */
  staff: Array<StaffMember>;
  /** The town of that address. */
  town?: Maybe<Scalars['String']['output']>;
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};


/** A firm that uses CostDraft: solicitors or costs draftsmen. */
export type ClientMayArgs = {
  permission: Scalars['String']['input'];
};

/** What to change of a client; what is left out stays as it is, and null empties it. */
export type ClientChanges = {
  /** The county. Text of 3 to 255 characters. */
  county?: InputMaybe<Scalars['String']['input']>;
  /** What the client is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The first line of the address. Text of 3 to 255 characters. */
  firstLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** The name of the firm. Text of 3 to 255 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The telephone number. Text of 3 to 50 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The person to ask for. Text of 3 to 255 characters. */
  primaryContactName?: InputMaybe<Scalars['String']['input']>;
  /** Whether what its bills were reduced for in assessments is told before others are filed. Null is yes. */
  remembersReductions?: InputMaybe<Scalars['Boolean']['input']>;
  /** The second line of the address. Text of 3 to 255 characters. */
  secondLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** The number of the firm with the Solicitors Regulation Authority. Text of 3 to 50 characters. */
  solicitorSraNumber?: InputMaybe<Scalars['String']['input']>;
  /** The town. Text of 3 to 255 characters. */
  town?: InputMaybe<Scalars['String']['input']>;
};

/** A page of clients. */
export type ClientConnection = {
  __typename?: 'ClientConnection';
  /** Those of this page, in order. */
  nodes: Array<Client>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** Which clients to answer. */
export type ClientFilter = {
  /** Archived clients instead of active ones. */
  archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of these types. */
  clientTypes?: InputMaybe<Array<ClientType>>;
};

/** The mark of a firm: a PNG or an SVG, which holds nothing but what draws. */
export type ClientMark = {
  __typename?: 'ClientMark';
  /** In pixels, or in units of the drawing. */
  height: Scalars['Float']['output'];
  /** Of its bytes, which are another for another mark. */
  sha256: Scalars['String']['output'];
  /** `image/png` or `image/svg+xml`. */
  type: Scalars['String']['output'];
  /** Where its bytes are, below the address of the gateway. They are set there as well, with `PUT`. */
  url: Scalars['String']['output'];
  /** In pixels, or in units of the drawing. */
  width: Scalars['Float']['output'];
};

/** What would become of two clients if one were merged into the other. */
export type ClientMergePreview = {
  __typename?: 'ClientMergePreview';
  /** The open cases of both, and those whose value would move; without names for a viewer who may not read them. */
  cases: RatePreview;
  /** What is in both, or another thing in each. */
  collisions: Array<MergeCollision>;
  /** What moves, by kind. */
  counts: Array<MergeCount>;
  /** Stands for all that the preview says: it is sent with the merge. */
  stamp: Scalars['String']['output'];
};

/** What ends if another client comes to stand above one. */
export type ClientParentPreview = {
  __typename?: 'ClientParentPreview';
  /** How many API clients of the client above have a role in it, which ends. */
  apiClients: Scalars['Int']['output'];
  /** How many of its cases are assigned to people of the client above: they stay named. */
  cases: Scalars['Int']['output'];
  /** The name of the client above it now; null for none. */
  from?: Maybe<Scalars['String']['output']>;
  /** How many people of the client above have a role in it, which ends. */
  roles: Scalars['Int']['output'];
  /** The name of the client that would be; null for none. */
  to?: Maybe<Scalars['String']['output']>;
};

/** The sorts of firm. */
export type ClientType =
  /** A firm of costs draftsmen, who draft bills for child clients. */
  | 'costs_draftsman'
  /** A firm of solicitors, which has cases. */
  | 'solicitor';

/** A remark on a row of a case in review, open until it is resolved. An unresolved comment keeps a case from completion. */
export type Comment = {
  __typename?: 'Comment';
  /** The text, 3 to 250 characters. */
  body: Scalars['String']['output'];
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it. Null if the host does not say. */
  createdBy?: Maybe<StaffMember>;
  /** Whether the viewer wrote it. Only its author may change it. */
  mine: Scalars['Boolean']['output'];
  /** Who resolved it; null while unresolved. */
  resolvedBy?: Maybe<StaffMember>;
  /** When it was written, edited or resolved last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** The item of a changed comment, and its case, as they are after the change. */
export type Commented = {
  __typename?: 'Commented';
  /** The case. */
  case: Case;
  /** The row that the comment is on; for a comment on a part of a row, that row. */
  item: CaseItem;
};

/** A part of a Court of Protection case. */
export type CopCasePart = CaseItem & {
  __typename?: 'CopCasePart';
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the part is, such as `First year of management`. */
  description: Scalars['String']['output'];
  /** The last day of the part. */
  endDate?: Maybe<Scalars['Date']['output']>;
  /** The first day of the part, within the dates of the case. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeCaseParts`. */
export type CopCasePartChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<CopCasePartInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeCaseParts`. */
export type CopCasePartChanged = {
  __typename?: 'CopCasePartChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<CopCasePart>;
};

/** A page of case parts. */
export type CopCasePartConnection = {
  __typename?: 'CopCasePartConnection';
  /** Those of this page, in order. */
  nodes: Array<CopCasePart>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `CopCasePart`. */
export type CopCasePartInput = {
  /** What the part is, such as `First year of management`. Text of 3 to 250 characters. */
  description: Scalars['String']['input'];
  /** The last day of the part. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** The first day of the part, within the dates of the case. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** The categories of a disbursement in the electronic bill of the Court of Protection. */
export type CopCategory =
  /** Bank charges. */
  | 'bank'
  /** Counsel. */
  | 'counsel'
  /** Couriers. */
  | 'courier'
  /** Court fees. */
  | 'court'
  /** The costs draftsman. */
  | 'draftsman'
  /** Experts. */
  | 'expert'
  /** A solicitor of another firm. */
  | 'external_solicitor'
  /** A solicitor of the same firm. */
  | 'internal_solicitor'
  /** The Land Registry. */
  | 'land_registry'
  /** A fee of the Office of the Public Guardian. */
  | 'opg'
  /** Anything else. */
  | 'other'
  /** Travel. */
  | 'travel';

/** What a case comes to beside a limit. Without VAT, with counsel and disbursements, in pounds. */
export type CostLimit = {
  __typename?: 'CostLimit';
  /** What the case comes to. */
  claimed: Scalars['Money']['output'];
  /** Whether that is more than the limit. */
  isAbove: Scalars['Boolean']['output'];
  /** The limit. */
  limit: Scalars['Money']['output'];
  /** Which limit it is. */
  name: CostLimitName;
};

/** The limits of high cost cases. */
export type CostLimitName =
  /** The costs limit that is first set for a high cost case. */
  | 'first_costs_limit'
  /** What makes a case high cost. */
  | 'high_cost';

/** An explanation of costs, with documents, for whoever assesses the bill. */
export type CostNote = CaseItem & {
  __typename?: 'CostNote';
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The explanation, as plain text. */
  body: Scalars['String']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeCostNotes`. */
export type CostNoteChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<CostNoteInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeCostNotes`. */
export type CostNoteChanged = {
  __typename?: 'CostNoteChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<CostNote>;
};

/** A page of cost notes. */
export type CostNoteConnection = {
  __typename?: 'CostNoteConnection';
  /** Those of this page, in order. */
  nodes: Array<CostNote>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `CostNote`. */
export type CostNoteInput = {
  /** The explanation, as plain text. Text of 3 to 5,000 characters. */
  body: Scalars['String']['input'];
};

/** How the costs of a Court of Protection case are worked out. */
export type CostsBasis =
  /** Assessed by the Senior Courts Costs Office, from the bill. */
  | 'assessed'
  /** Fixed by Practice Direction 19B. */
  | 'fixed';

/** Both without VAT and disbursements. */
export type CostsEstimate = {
  __typename?: 'CostsEstimate';
  /** What is claimed for work. */
  claimed: Scalars['Money']['output'];
  /** Claimed minus estimate. */
  difference: Scalars['Money']['output'];
  /** The estimate that was given. */
  estimate: Scalars['Money']['output'];
  /** Whether the claim is more than 20 percent above the estimate, so that the deputy must explain it. */
  isAbove: Scalars['Boolean']['output'];
  /** The difference as a percentage of the estimate, with one decimal. Null of an estimate of nothing. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** How counsel took part in a step. */
export type CounselAttendance = {
  __typename?: 'CounselAttendance';
  /** How they took part, which decides what is paid. One of `event`, `fas`, `none`, or the word of a host that has its own. */
  attendance: Scalars['String']['output'];
  /** The party of the case who is that counsel. */
  partyUuid: Reference;
};

/** How counsel took part in a step. */
export type CounselAttendanceInput = {
  /** How they took part, which decides what is paid. */
  attendance: EventAttendance;
  /** The party of the case who is that counsel. The uuid of a party of the same case. */
  partyUuid: Scalars['ID']['input'];
};

/** The levels of counsel. */
export type CounselLevel =
  /** Junior counsel. */
  | 'junior'
  /** Leading counsel (King’s Counsel). */
  | 'leading'
  /** Senior junior counsel. */
  | 'senior';

/** The travel of counsel to an event. */
export type CounselTravel = {
  __typename?: 'CounselTravel';
  /** In pounds, without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** From where to where. */
  description: Scalars['String']['output'];
  /** The miles travelled. */
  distance?: Maybe<Scalars['Float']['output']>;
};

/** The travel of counsel to an event. */
export type CounselTravelInput = {
  /** In pounds, without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  amount: Scalars['Money']['input'];
  /** From where to where. Text of 1 to 200 characters. */
  description: Scalars['String']['input'];
  /** The miles travelled. A number from 0 to 9,999, with at most two decimals. */
  distance: Scalars['Float']['input'];
};

/** The bands of a court bundle’s pages, for which a fixed sum is paid. */
export type CourtBundle =
  /** 351 to 700 pages. */
  | 'bundle_1'
  /** 701 to 1,400 pages. */
  | 'bundle_2'
  /** More than 1,400 pages. */
  | 'bundle_3';

/** The levels of a judge, which decide fees. */
export type CourtLevel =
  /** A circuit judge or a district judge. */
  | 'circuit_district_judge'
  /** A judge of the High Court. */
  | 'high_court_judge'
  /** Lay justices, and for fixed fees and hourly rates every judge below the High Court. */
  | 'other_judge';

/** What to change of a Court of Protection case: what is left out stays as it is, and null empties it. */
export type CourtOfProtectionCaseChanges = {
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName?: InputMaybe<Scalars['String']['input']>;
  /** The number that the court gave the case. Text of 3 to 50 characters. */
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** The type within the area, which decides the rates. */
  caseType?: InputMaybe<CaseType>;
  /** Court of Protection and inter partes: the claimant or applicant. Text of 3 to 100 characters. */
  claimant?: InputMaybe<Scalars['String']['input']>;
  /** Court of Protection only: the price of the property that is conveyed, in pounds. From 0 to 99,999,999.99 pounds, with at most two decimals. Required where it applies. */
  consideration?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection only. */
  costsBasis?: InputMaybe<CostsBasis>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The court’s own fee for the case, in pounds. In no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  courtFee?: InputMaybe<Scalars['Money']['input']>;
  /** The name of the court, such as `Family Court at Leeds`. Text of 3 to 100 characters. */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** The type of court. */
  courtType?: InputMaybe<CourtType>;
  /** Court of Protection and inter partes: the defendant or respondent. Text of 3 to 100 characters. */
  defendant?: InputMaybe<Scalars['String']['input']>;
  /** Court of Protection only: such as `Deputy for property and affairs`. Text of 3 to 100 characters. */
  deputyCapacity?: InputMaybe<Scalars['String']['input']>;
  /** Court of Protection only: whose costs they are. Text of 3 to 100 characters. */
  deputyName?: InputMaybe<Scalars['String']['input']>;
  /** The last day that the case is for. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner?: InputMaybe<Scalars['ID']['input']>;
  /** Court of Protection only: what Practice Direction 19B fixes the costs of. At most 250 of them. Required where it applies. */
  fixedCostsCategories?: InputMaybe<Array<FixedCostsCategory>>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** Court of Protection only: the net assets of the protected person, in pounds. From 0 to 99,999,999.99 pounds, with at most two decimals. Required where it applies. */
  netAssets?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection: what the deputy told the Public Guardian the costs would be; inter partes: the estimate of costs. In pounds, and in no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  opgEstimate?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection only: the person whose affairs they are, as in “In the matter of …”. Text of 3 to 100 characters. */
  personConcerned?: InputMaybe<Scalars['String']['input']>;
  /** The reference of the Senior Courts Costs Office. Text of 3 to 50 characters. */
  sccoRef?: InputMaybe<Scalars['String']['input']>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site?: InputMaybe<Scalars['ID']['input']>;
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference?: InputMaybe<Scalars['String']['input']>;
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The first day that the case is for: rows before it are refused in areas that have it. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What a Court of Protection case is created with. */
export type CourtOfProtectionCaseInput = {
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName: Scalars['String']['input'];
  /** The number that the court gave the case. Text of 3 to 50 characters. */
  caseNumber: Scalars['String']['input'];
  /** The type within the area, which decides the rates. */
  caseType: CaseType;
  /** Court of Protection and inter partes: the claimant or applicant. Text of 3 to 100 characters. */
  claimant: Scalars['String']['input'];
  /** Court of Protection only: the price of the property that is conveyed, in pounds. From 0 to 99,999,999.99 pounds, with at most two decimals. Required where it applies. */
  consideration?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection only. */
  costsBasis?: InputMaybe<CostsBasis>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The court’s own fee for the case, in pounds. In no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  courtFee: Scalars['Money']['input'];
  /** The name of the court, such as `Family Court at Leeds`. Text of 3 to 100 characters. */
  courtName: Scalars['String']['input'];
  /** The type of court. */
  courtType: CourtType;
  /** Court of Protection and inter partes: the defendant or respondent. Text of 3 to 100 characters. */
  defendant: Scalars['String']['input'];
  /** Court of Protection only: such as `Deputy for property and affairs`. Text of 3 to 100 characters. */
  deputyCapacity?: InputMaybe<Scalars['String']['input']>;
  /** Court of Protection only: whose costs they are. Text of 3 to 100 characters. */
  deputyName?: InputMaybe<Scalars['String']['input']>;
  /** The last day that the case is for. */
  endDate: Scalars['Date']['input'];
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** Court of Protection only: what Practice Direction 19B fixes the costs of. At most 250 of them. Required where it applies. */
  fixedCostsCategories?: InputMaybe<Array<FixedCostsCategory>>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** Court of Protection only: the net assets of the protected person, in pounds. From 0 to 99,999,999.99 pounds, with at most two decimals. Required where it applies. */
  netAssets?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection: what the deputy told the Public Guardian the costs would be; inter partes: the estimate of costs. In pounds, and in no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  opgEstimate: Scalars['Money']['input'];
  /** Court of Protection only: the person whose affairs they are, as in “In the matter of …”. Text of 3 to 100 characters. */
  personConcerned?: InputMaybe<Scalars['String']['input']>;
  /** The reference of the Senior Courts Costs Office. Text of 3 to 50 characters. */
  sccoRef?: InputMaybe<Scalars['String']['input']>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site: Scalars['ID']['input'];
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference: Scalars['String']['input'];
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The first day that the case is for: rows before it are refused in areas that have it. */
  startDate: Scalars['Date']['input'];
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The types of court in which costs are claimed. */
export type CourtType =
  /** The County Court. */
  | 'county_court'
  /** The Court of Protection. */
  | 'court_of_protection'
  /** The Family Court. */
  | 'family_court'
  /** The High Court. */
  | 'high_court'
  /** The Senior Courts Costs Office. */
  | 'scco'
  /** A tribunal. */
  | 'tribunal';

/** A date that runs in a case. */
export type Deadline = {
  __typename?: 'Deadline';
  /** The last day by the calendar, where the court office is closed on it and the computed one is later: what is served rather than filed is safe by then. Null in lists. */
  calendarDay?: Maybe<Scalars['Date']['output']>;
  /** The last day by the rule. Null while the start is not known. */
  computed?: Maybe<Scalars['Date']['output']>;
  /** The last day: the entered one, or else the computed one. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Days from today to it in England and Wales; negative once it is past. */
  days?: Maybe<Scalars['Int']['output']>;
  /** By what it is done. Null while it is not. */
  done?: Maybe<DeadlineDone>;
  /** When a person marked it as done. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who marked it as done. */
  doneBy?: Maybe<Scalars['String']['output']>;
  /** The last day that a person entered, which rules over the computed one. */
  entered?: Maybe<Scalars['Date']['output']>;
  /** What is to be done, as a heading. */
  label: Scalars['String']['output'];
  /** What is to be done. */
  rule: DeadlineRuleName;
  /** The rule of court or the contract that it comes from. */
  source: Scalars['String']['output'];
  /** From what it runs. */
  start: DeadlineStart;
  /** The day from which it runs. Null while it is not known. */
  startDate?: Maybe<Scalars['Date']['output']>;
};

/** What is said of a date. What is left out stays. */
export type DeadlineChange = {
  /** Whether it is done. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** The last day instead of the computed one; null to go by the rule. */
  entered?: InputMaybe<Scalars['Date']['input']>;
  /** Which date. */
  rule: DeadlineRuleName;
};

/** By what a date is done. */
export type DeadlineDone =
  /** A person said so. */
  | 'by_hand'
  /** The case was completed. */
  | 'case_completed'
  /** The next step was taken. */
  | 'next_step';

/** Which dates are listed. */
export type DeadlineFilter = {
  /** Of these clients. */
  clients?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that are done as well. */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** From this day on. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Of cases that these people draft. */
  staff?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Up to this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What is to be done by a date. */
export type DeadlineRuleName =
  /** Agree the sum after a provisional assessment. */
  | 'agree_sum'
  /** Commence assessment proceedings. */
  | 'commence'
  /** File the completed bill after a hearing. */
  | 'completed_bill'
  /** Send the papers of a bill to the Senior Courts Costs Office. */
  | 'court_of_protection_papers'
  /** Claim from the Legal Aid Agency. */
  | 'legal_aid_claim'
  /** Ask for an oral hearing after a provisional assessment. */
  | 'oral_hearing'
  /** Pay the costs that a certificate states. */
  | 'pay_costs'
  /** Serve points of dispute. */
  | 'points_of_dispute'
  /** Serve a reply to the points of dispute. */
  | 'reply'
  /** Request a hearing. */
  | 'request_hearing';

/** From what a date runs. */
export type DeadlineStart =
  /** The court accepted the bill. */
  | 'bill_accepted'
  /** The notice of commencement was served. */
  | 'commencement_served'
  /** The day of the costs certificate, or of the order that states the amount. */
  | 'costs_certificate'
  /** The assessment hearing ended. */
  | 'hearing_ended'
  /** The last step in the case. */
  | 'last_step'
  /** The points of dispute were served. */
  | 'points_served'
  /** The provisional assessment was received. */
  | 'provisional_assessment_received'
  /** The right to costs arose. */
  | 'right_to_costs';

/** A day from which dates run. */
export type DeadlineStartDay = {
  __typename?: 'DeadlineStartDay';
  /** The day. Null while it is not known. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Whether it is entered here; the last step of a case is one of its details. */
  isEntered: Scalars['Boolean']['output'];
  /** What happened, as a heading. */
  label: Scalars['String']['output'];
  /** What happened. */
  start: DeadlineStart;
};

/** A day from which dates run, as it is set. */
export type DeadlineStartInput = {
  /** The day; null where it is not known. */
  date?: InputMaybe<Scalars['Date']['input']>;
  /** What happened. */
  start: DeadlineStart;
};

/** Days that bear no interest, both counted. */
export type DisallowedDays = {
  __typename?: 'DisallowedDays';
  /** The first day. */
  from: Scalars['Date']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** Days that bear no interest, both counted. */
export type DisallowedDaysInput = {
  /** The first day. */
  from: Scalars['Date']['input'];
  /** The last day. */
  to: Scalars['Date']['input'];
};

/** Money paid to a third party for the case. Those of hearings and procedural steps are listed with them, and changed through them. */
export type Disbursement = CaseItem & {
  __typename?: 'Disbursement';
  /** What was paid in pounds, without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The expense of the electronic bill. Null where it follows from the type. */
  billExpense?: Maybe<BillExpense>;
  /** The task of the electronic bill. Null where it follows from what else is recorded. */
  billTask?: Maybe<BillTask>;
  /** The part of a two-part case that it belongs to; null in any other. One of `child_arrangement`, `non_molestation_order`, or the word of a host that has its own. */
  casePart?: Maybe<Scalars['String']['output']>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** The part of a Court of Protection case that it is recorded for. */
  copCasePart?: Maybe<Reference>;
  /** The category of the electronic bill of the Court of Protection. Null where it follows from the type. */
  copCategory?: Maybe<CopCategory>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day on which it was incurred. */
  date: Scalars['Date']['output'];
  /** What it was for. */
  description?: Maybe<Scalars['String']['output']>;
  /** What was paid for. Null for a disbursement of a procedural step for which none is recorded. One of `court_fee`, `counsel_fee`, `counsel_expenses`, `expert_fee`, `interpreter`, `translation`, `travel_mileage`, `travel_public_transport`, `taxi`, `parking`, `accommodation`, `subsistence`, `witness_expenses`, `client_travel_expenses`, `process_server`, `enquiry_agent`, `dna_test`, `drug_alcohol_test`, `medical_records`, `photocopying`, `transcript`, `mediation_fee`, `sign_language`, `land_registry`, `police_disclosure`, `other`, or the word of a host that has its own. */
  disbursementType?: Maybe<Scalars['String']['output']>;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** The hearing it belongs to, through which alone it is changed; its date is that of the hearing. Null for a disbursement of the case itself. */
  hearing?: Maybe<Scalars['ID']['output']>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** The party that it is recorded for; of a case that has parties. */
  party?: Maybe<Reference>;
  /** Inter partes: the phase of the proceedings. One of `pre_action_costs`, `issue_statements_of_case`, `cmc`, `disclosure`, `witness_statements`, `expert_reports`, `trial_review`, `trial_preparation`, `trial`, `adr_settlement_discussions`, or the word of a host that has its own. */
  phase?: Maybe<Scalars['String']['output']>;
  /** The procedural step or attendance it belongs to, in the same way; its phase is that of the step as well. */
  proceduralStep?: Maybe<Scalars['ID']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeDisbursements`. */
export type DisbursementChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<DisbursementInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeDisbursements`. */
export type DisbursementChanged = {
  __typename?: 'DisbursementChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<Disbursement>;
};

/** A page of disbursements. */
export type DisbursementConnection = {
  __typename?: 'DisbursementConnection';
  /** Those of this page, in order. */
  nodes: Array<Disbursement>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `Disbursement`. */
export type DisbursementInput = {
  /** What was paid in pounds, without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  amount: Scalars['Money']['input'];
  /** The expense of the electronic bill. */
  billExpense?: InputMaybe<BillExpense>;
  /** The task of the electronic bill. */
  billTask?: InputMaybe<BillTask>;
  /** The part of a two-part case that it belongs to. Required where it applies. */
  casePart?: InputMaybe<CasePart>;
  /** The part of a Court of Protection case that it is recorded for. The uuid of a part of the same case. */
  copCasePart?: InputMaybe<Scalars['ID']['input']>;
  /** The category of the electronic bill of the Court of Protection. */
  copCategory?: InputMaybe<CopCategory>;
  /** The day on which it was incurred. */
  date: Scalars['Date']['input'];
  /** What it was for. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What was paid for. */
  disbursementType: DisbursementType;
  /** The party that it is recorded for; of a case that has parties. The uuid of a party of the same case. */
  party?: InputMaybe<Scalars['ID']['input']>;
  /** Inter partes: the phase of the proceedings. Required where it applies. */
  phase?: InputMaybe<Phase>;
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was paid for. The type decides whether a new row bears VAT. */
export type DisbursementType =
  /** Overnight accommodation. */
  | 'accommodation'
  /** Travel of the client; no VAT by default. */
  | 'client_travel_expenses'
  /** Expenses of counsel. */
  | 'counsel_expenses'
  /** The fee of counsel. */
  | 'counsel_fee'
  /** A fee of the court; no VAT by default. */
  | 'court_fee'
  /** A DNA test. */
  | 'dna_test'
  /** A test for drugs or alcohol. */
  | 'drug_alcohol_test'
  /** An enquiry agent, such as to find somebody. */
  | 'enquiry_agent'
  /** An expert, where it is not recorded as an expert fee. */
  | 'expert_fee'
  /** An interpreter at a meeting or a hearing. */
  | 'interpreter'
  /** A fee of the Land Registry; no VAT by default. */
  | 'land_registry'
  /** The fee of a mediator. */
  | 'mediation_fee'
  /** Copies of medical records. */
  | 'medical_records'
  /** Anything else; the description says what. */
  | 'other'
  /** Parking of a car. */
  | 'parking'
  /** Copying documents outside the firm. */
  | 'photocopying'
  /** A fee for police disclosure; no VAT by default. */
  | 'police_disclosure'
  /** Serving documents by a process server. */
  | 'process_server'
  /** An interpreter of sign language. */
  | 'sign_language'
  /** Meals while away. */
  | 'subsistence'
  /** A taxi. */
  | 'taxi'
  /** A transcript of a hearing. */
  | 'transcript'
  /** The translation of a document. */
  | 'translation'
  /** Travel by car, by the mile. */
  | 'travel_mileage'
  /** Travel by train, bus or another public means. */
  | 'travel_public_transport'
  /** Expenses of a witness; no VAT by default. */
  | 'witness_expenses';

/** A document of a case that is not complete as it would be, marked as a draft; or a document of the assessment of a complete case, dated as it is made. It is thrown away when the case is completed or reopened, and after a day. */
export type DocumentPreview = {
  __typename?: 'DocumentPreview';
  /** Why it could not be made. */
  error?: Maybe<Scalars['String']['output']>;
  /** pdf, xlsx, csv or txt. */
  extension: Scalars['String']['output'];
  /** The latest one that was made, which stays until the next one is; its content is at `/api/files/client/case/{case}/preview/{key}/content`. */
  file?: Maybe<PreviewFile>;
  /** Identifies the document among those of the case, for `previewDocument`. */
  key: Scalars['String']['output'];
  /** What people call the document. */
  name: Scalars['String']['output'];
  /** How far it is. */
  state: DocumentsState;
};

/** The final documents of a completed case, and how far their generation is. */
export type Documents = {
  __typename?: 'Documents';
  /** Why generation failed. */
  error?: Maybe<Scalars['String']['output']>;
  /** The documents that were made; their content is streamed from `/api/files`. */
  files: Array<OutputFile>;
  /** The document in work, as in the name of its file. Null as well, and once all are made. */
  inWork?: Maybe<Scalars['String']['output']>;
  /** How many documents are made so far. Null unless generation is running, and where the host does not say. */
  made?: Maybe<Scalars['Int']['output']>;
  /** How many documents are made in all. Null unless generation is running, and where the host does not say. */
  of?: Maybe<Scalars['Int']['output']>;
  /** How far the generation is. */
  state: DocumentsState;
};

/** The state of document generation: not requested, queued, running, ready or failed. */
export type DocumentsState =
  /** They could not be made; the error says why. */
  | 'failed'
  /** Nobody has asked for them. */
  | 'none'
  /** They wait to be made. */
  | 'queued'
  /** They are there. */
  | 'ready'
  /** They are being made. */
  | 'running';

/** What can be due in a case. */
export type DueDate =
  /** The claim, three months after the last step or on the day that was entered. */
  | 'claim'
  /** Any other date that runs in a case. */
  | 'deadline'
  /** A hearing, or a step. */
  | 'hearing';

/** The enhancement of one activity, of one part where the case has parts. */
export type Enhancement = {
  __typename?: 'Enhancement';
  /** The activity. */
  activityType: ActivityType;
  /** The part of a two-part case; null in any other. */
  casePart?: Maybe<CasePart>;
  /** In percent. Null if what the host says is no percentage. */
  enhancement?: Maybe<Scalars['Int']['output']>;
};

/** The enhancement of one activity, of one part where the case has parts. */
export type EnhancementInput = {
  /** The activity. */
  activityType: ActivityType;
  /** The part of a two-part case. Required where it applies. */
  casePart?: InputMaybe<CasePart>;
  /** In percent: at most 50, in the High Court 100. A whole number from 0 to 100. */
  enhancement: Scalars['Int']['input'];
};

/** The type of record that is commented on. */
export type EntityType =
  /** A row that is a fee: time, a hearing, a disbursement, an expert fee. */
  | 'case_fee'
  /** A part of a Court of Protection case. */
  | 'case_part'
  /** A cost note. */
  | 'cost_note'
  /** A disbursement of a hearing. */
  | 'hearing_disbursement'
  /** A party. */
  | 'party'
  /** A procedural step. */
  | 'procedural_step'
  /** An attendance at a procedural step, or counsel there. */
  | 'procedural_step_attendance'
  /** A disbursement of a procedural step. */
  | 'procedural_step_disbursement';

/** A fact of a refusal. */
export type EntryDetail = {
  __typename?: 'EntryDetail';
  /** What it is about, such as `stage`. */
  key: Scalars['String']['output'];
  /** What is said of it, such as the present stage. */
  value: Scalars['String']['output'];
};

/** Why one entry of a request was refused: what the mutation of this entry alone would have answered. */
export type EntryRefusal = {
  __typename?: 'EntryRefusal';
  /** The code of `extensions.code`; TIMEOUT where the entry was not reached, so that the same request does the rest. */
  code: Scalars['String']['output'];
  /** The case or row as someone else left it, for CONFLICT: as in `extensions.current`. */
  current?: Maybe<Scalars['StoredRow']['output']>;
  /** Further facts of the refusal, as in `extensions.details`. */
  details: Array<EntryDetail>;
  /** One sentence for people. */
  message: Scalars['String']['output'];
  /** What is wrong, by field. */
  problems: Array<RowProblem>;
};

/**
 * Why a request was refused, in `extensions.code` of an error. The list is closed; a section of `/docs/errors` explains
 * each code.
 */
export type ErrorCode =
  /** The record is not as the request takes it to be. Nothing was changed. */
  | 'CONFLICT'
  /** The caller may see the record, and may not do this with it. */
  | 'FORBIDDEN'
  /** A fault of CostDraft itself. What exactly is in its log, and not in the answer. */
  | 'INTERNAL'
  /** What was sent is refused before anything is changed. `problems` names each field with a sentence. */
  | 'INVALID_INPUT'
  /** There is no such record for the caller. A record of another firm is answered exactly like this. */
  | 'NOT_FOUND'
  /** The budget of points of the token, its firm or its API client is spent. Nothing was executed. */
  | 'RATE_LIMITED'
  /** The storage of the host is full. Nothing was saved. */
  | 'STORAGE_FULL'
  /** A host behind CostDraft did not answer in time. */
  | 'TIMEOUT'
  /** The request has no valid access token. Nothing of it was looked at. */
  | 'UNAUTHENTICATED'
  /** A host behind CostDraft failed, or answered what cannot be read. */
  | 'UPSTREAM_FAILED';

/** The escape test: whether hourly costs exceed a multiple of the standard fee. Amounts are in pounds. */
export type Escape = {
  __typename?: 'Escape';
  /** Hourly costs minus threshold; negative below the threshold. */
  distance: Scalars['Money']['output'];
  /** Whether the hourly costs exceed the threshold. */
  escapes: Scalars['Boolean']['output'];
  /** The full standard fee. */
  fee: Scalars['Money']['output'];
  /** Hourly costs without enhancement, advocacy fees, disbursements and VAT. */
  hourly: Scalars['Money']['output'];
  /** How many times the fee the threshold is. Null if the host does not say. */
  multiple?: Maybe<Scalars['Int']['output']>;
  /** What the hourly costs must exceed. */
  threshold: Scalars['Money']['output'];
};

/** As an event of the Care Case Fee Scheme, under the Family Advocacy Scheme, or not at all. */
export type EventAttendance =
  /** As an event of the Care Case Fee Scheme. */
  | 'event'
  /** Under the Family Advocacy Scheme. */
  | 'fas'
  /** Not at all: nothing is paid. */
  | 'none';

/** Whether a case, or a part of it, is claimed as exceptional: core costs then replace the fixed fee. */
export type Exceptional = {
  __typename?: 'Exceptional';
  /** The part; null in a case without parts. */
  casePart?: Maybe<CasePart>;
  /** Whether it is claimed. */
  exceptional: Scalars['Boolean']['output'];
};

/** A long journey to a hearing, for which a fixed sum is paid. */
export type ExceptionalTravel = {
  __typename?: 'ExceptionalTravel';
  /** On how many days it was travelled. */
  days?: Maybe<Scalars['Int']['output']>;
  /** The distance one way, in miles. */
  distanceMiles?: Maybe<Scalars['Float']['output']>;
  /** Why the journey was necessary. */
  reason: Scalars['String']['output'];
};

/** A long journey to a hearing, for which a fixed sum is paid. */
export type ExceptionalTravelInput = {
  /** On how many days it was travelled. A whole number from 1 to 365. */
  days: Scalars['Int']['input'];
  /** The distance one way, in miles. A number from 0 to 9,999, with at most two decimals. */
  distanceMiles: Scalars['Float']['input'];
  /** Why the journey was necessary. Text of 3 to 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** The invoice of an expert. */
export type ExpertFee = CaseItem & {
  __typename?: 'ExpertFee';
  /** The amount of the invoice in pounds, without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The part of a two-part case that it belongs to; null in any other. One of `child_arrangement`, `non_molestation_order`, or the word of a host that has its own. */
  casePart?: Maybe<Scalars['String']['output']>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day of the invoice. */
  date: Scalars['Date']['output'];
  /** What the expert did. */
  description?: Maybe<Scalars['String']['output']>;
  /** Where the expert is based, as the codified rates have it. One of `London`, `Non-London`, or the word of a host that has its own. */
  expertLocation?: Maybe<Scalars['String']['output']>;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** The hours charged. A codified rate by the hour is checked only where they are given. */
  hours?: Maybe<Scalars['Hours']['output']>;
  /** The number of the invoice. */
  invoiceNumber: Scalars['String']['output'];
  /** The type of expert. */
  invoiceType: Reference;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** Why the amount is over the codified rate that is held for its date, as a sentence; null where it is not, or cannot be told. */
  overRate?: Maybe<Scalars['String']['output']>;
  /** High cost: whose share of the fee is claimed. */
  party?: Maybe<Reference>;
  /** High cost: how many percent of the fee that share is. */
  percentage?: Maybe<Scalars['Float']['output']>;
  /** What is claimed: the amount, or the share of it. Null where the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Whether it bears no VAT. A row that is added without it bears VAT. */
  vatExempt?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeExpertFees`. */
export type ExpertFeeChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<ExpertFeeInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeExpertFees`. */
export type ExpertFeeChanged = {
  __typename?: 'ExpertFeeChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<ExpertFee>;
};

/** A page of expert fees. */
export type ExpertFeeConnection = {
  __typename?: 'ExpertFeeConnection';
  /** Those of this page, in order. */
  nodes: Array<ExpertFee>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `ExpertFee`. */
export type ExpertFeeInput = {
  /** The amount of the invoice in pounds, without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  amount: Scalars['Money']['input'];
  /** The part of a two-part case that it belongs to. Required where it applies. */
  casePart?: InputMaybe<CasePart>;
  /** The day of the invoice. */
  date: Scalars['Date']['input'];
  /** What the expert did. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where the expert is based, as the codified rates have it. One of `London`, `Non-London`. */
  expertLocation?: InputMaybe<Scalars['String']['input']>;
  /** The hours charged. A codified rate by the hour is checked only where they are given. From 0.01 to 1,000 hours, with at most two decimals. */
  hours?: InputMaybe<Scalars['Hours']['input']>;
  /** The number of the invoice. Text of 3 to 100 characters. */
  invoiceNumber: Scalars['String']['input'];
  /** The type of expert. The uuid of a type of expert, as `expertTypes` answers it. */
  invoiceType: Scalars['ID']['input'];
  /** High cost: whose share of the fee is claimed. The uuid of a party of the same case. Required where it applies. */
  party?: InputMaybe<Scalars['ID']['input']>;
  /** High cost: how many percent of the fee that share is. A number from 0.01 to 100, with at most two decimals. Required where it applies. */
  percentage?: InputMaybe<Scalars['Float']['input']>;
  /** Whether it bears no VAT. A row that is added without it bears VAT. */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A type of expert. */
export type ExpertType = {
  __typename?: 'ExpertType';
  /** What people call it, such as `Psychologist`. */
  typeName: Scalars['String']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** Types of expert under one heading. */
export type ExpertTypeGroup = {
  __typename?: 'ExpertTypeGroup';
  /** The heading, such as `Medical`. */
  group: Scalars['String']['output'];
  /** The types. */
  types: Array<ExpertType>;
};

/** What a record is called in another system. Unique among the records of its kind of one firm, and for clients among those of one parent. */
export type ExternalId = {
  __typename?: 'ExternalId';
  /** The id of the record in that system: 1 to 200 characters, compared to the letter. */
  id: Scalars['String']['output'];
  /** The name of the other system, such as `practice-manager`: 1 to 50 characters, compared to the letter. */
  system: Scalars['String']['output'];
};

/** What a record is called in another system. A list of these replaces all that the record had; it has at most 20, each once. */
export type ExternalIdInput = {
  /** The id of the record in that system: 1 to 200 characters. */
  id: Scalars['String']['input'];
  /** The name of the other system, such as `practice-manager`: 1 to 50 characters. */
  system: Scalars['String']['input'];
};

/** Names a record by its id in another system, in the place of its uuid. */
export type ExternalIdLookup = {
  /** The firm that owns the record; for a client its parent. Without it, more than one match that the viewer may read is INVALID_INPUT. */
  clientUuid?: InputMaybe<Scalars['ID']['input']>;
  /** The id of the record in that system. */
  id: Scalars['String']['input'];
  /** The name of the other system. */
  system: Scalars['String']['input'];
};

/** A person of a firm whose time is charged: solicitor, paralegal or legal executive. */
export type FeeEarner = {
  __typename?: 'FeeEarner';
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the fee earner is called in other systems. Null if the host keeps none. */
  externalIds?: Maybe<Array<ExternalId>>;
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Their grade today, by experience: A to D. One of `A`, `B`, `C`, `D`, or the word of a host that has its own. */
  grade: Scalars['String']['output'];
  /** The initials that documents print. */
  initials: Scalars['String']['output'];
  /** Whether they are accredited by a relevant panel today, which gives at least 15 percent of enhancement. */
  isPanelMember: Scalars['Boolean']['output'];
  /** What holds from which day, the first period without a beginning. The fields above are those of today. Null if the host keeps none. */
  periods?: Maybe<Array<FeeEarnerPeriod>>;
  /** The first day on which they do no work for the firm any more. Null for one who is not retired, and if the host keeps none. */
  retiredFrom?: Maybe<Scalars['Date']['output']>;
  /** The office at which they are today, which decides the region and the band of their rates. */
  site: Scalars['ID']['output'];
  /** Surname. */
  surname: Scalars['String']['output'];
  /** What they are today. One of `solicitor`, `paralegal`, `legal_executive`, or the word of a host that has its own. */
  type: Scalars['String']['output'];
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The user account of the fee earner, if there is one. */
  user?: Maybe<Scalars['ID']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What to change of a fee earner; what is left out stays as it is, and null empties it. */
export type FeeEarnerChanges = {
  /** What the fee earner is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** First name. Text of 1 to 100 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Their grade, by experience: A to D. */
  grade?: InputMaybe<Grade>;
  /** The initials that documents print. Text of 1 to 50 characters. */
  initials?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are accredited by a relevant panel. */
  isPanelMember?: InputMaybe<Scalars['Boolean']['input']>;
  /** The office. The uuid of a site of the same client. */
  site?: InputMaybe<Scalars['ID']['input']>;
  /** Surname. Text of 1 to 100 characters. */
  surname?: InputMaybe<Scalars['String']['input']>;
  /** What they are. */
  type?: InputMaybe<FeeEarnerType>;
  /** Their user account. The uuid of a user of the same client, or of its parent. */
  user?: InputMaybe<Scalars['ID']['input']>;
};

/** A fee earner: a person of the firm whose time is charged. */
export type FeeEarnerInput = {
  /** What the fee earner is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** First name. Text of 1 to 100 characters. */
  firstname: Scalars['String']['input'];
  /** Their grade, by experience: A to D. */
  grade: Grade;
  /** The initials that documents print; without them the first letters of both names. Text of 1 to 50 characters. */
  initials?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are accredited by a relevant panel; no, unless it is given. */
  isPanelMember?: InputMaybe<Scalars['Boolean']['input']>;
  /** The office. In `addClient` the index of a site in `sites`, from 0. The uuid of a site of the same client. */
  site: Scalars['ID']['input'];
  /** Surname. Text of 1 to 100 characters. */
  surname: Scalars['String']['input'];
  /** What they are. */
  type: FeeEarnerType;
  /** Their user account, if they have one. The uuid of a user of the same client, or of its parent. */
  user?: InputMaybe<Scalars['ID']['input']>;
};

/** What a fee earner is from a day until the next period. */
export type FeeEarnerPeriod = {
  __typename?: 'FeeEarnerPeriod';
  /** Null for the first period, which has no beginning. */
  from?: Maybe<Scalars['Date']['output']>;
  /** The grade. */
  grade: Grade;
  /** Whether they are accredited by a relevant panel. */
  isPanelMember: Scalars['Boolean']['output'];
  /** The office. */
  site: Scalars['ID']['output'];
  /** What they are. */
  type: FeeEarnerType;
};

/** What a fee earner is. */
export type FeeEarnerType =
  /** A legal executive. */
  | 'legal_executive'
  /** A paralegal. */
  | 'paralegal'
  /** A solicitor. */
  | 'solicitor';

/** How a high cost case is paid. */
export type FeeScheme =
  /** By the event, under the Care Case Fee Scheme. */
  | 'events'
  /** By the hour. */
  | 'hourly';

/** What a costs officer would raise before a case is filed. It says what to look at, and keeps nothing from being done. */
export type FilingCheck = {
  __typename?: 'FilingCheck';
  /** What is found by each rule that finds anything, in the order of the rules. */
  counts: Array<FilingCount>;
  /** By rule, then by date; 50 unless `first` says otherwise, at most 100. `rule` asks for those of one rule. */
  findings: FilingFindingConnection;
};


/** What a costs officer would raise before a case is filed. It says what to look at, and keeps nothing from being done. */
export type FilingCheckFindingsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  rule?: InputMaybe<FilingRule>;
};

/** What one rule has found. */
export type FilingCount = {
  __typename?: 'FilingCount';
  /** The number of findings. */
  count: Scalars['Int']['output'];
  /** The hours recorded in the items that they are about, each counted once; null where they record none, or the host does not tell. */
  hours?: Maybe<Scalars['Hours']['output']>;
  /** What these items come to in pounds without VAT; null where none has a price, or the host does not tell. */
  net?: Maybe<Scalars['Money']['output']>;
  /** The rule. */
  rule: FilingRule;
  /** The tabs that list these items, in the order of tabs; null where the host cannot list them. */
  tabs?: Maybe<Array<FilingTab>>;
};

/** One finding of the check. */
export type FilingFinding = {
  __typename?: 'FilingFinding';
  /** The day of the item. Null where it has none. */
  date?: Maybe<Scalars['Date']['output']>;
  /** The item; null for a finding about the case as a whole, as kind and tab. */
  item?: Maybe<Scalars['ID']['output']>;
  /** The kind of that item, such as `time_recording`. */
  kind?: Maybe<Scalars['String']['output']>;
  /** What was found, in a sentence. */
  message: Scalars['String']['output'];
  /** The rule that found it. */
  rule: FilingRule;
  /** The tab of the case that lists the item. */
  tab?: Maybe<Scalars['String']['output']>;
};

/** A page of findings. */
export type FilingFindingConnection = {
  __typename?: 'FilingFindingConnection';
  /** Those of this page, in order. */
  nodes: Array<FilingFinding>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** The rules of the check before filing. */
export type FilingRule =
  /** Rates above the guideline rates. */
  | 'above_guideline'
  /** More advocates’ meetings than are paid. */
  | 'advocates_meetings'
  /** Items dated in the future. */
  | 'after_today'
  /** An assessment of costs with low net assets, which needs an order. */
  | 'assessment_not_ordered'
  /** Hearings without evidence of attendance. */
  | 'attendance_not_evidenced'
  /** Items dated before the certificate. */
  | 'before_certificate'
  /** A high cost case below the threshold of high cost. */
  | 'below_high_cost'
  /** More bundle payments than are made. */
  | 'bundle_payments'
  /** Codes of the electronic bill that nobody recorded. */
  | 'codes_guessed'
  /** Fee notes of counsel beside an event that pays them. */
  | 'counsel_twice'
  /** Work that may be claimed twice. */
  | 'double_claim'
  /** Items that are recorded more than once. */
  | 'duplicate'
  /** An enhancement without reasons. */
  | 'enhancement_unreasoned'
  /** Hourly costs escape the fixed fee, and the case is not claimed as exceptional. */
  | 'escape_not_claimed'
  /** Costs above the estimate that was given. */
  | 'estimate_exceeded'
  /** An exceptional claim whose hourly costs are below the threshold. */
  | 'exceptional_not_reached'
  /** Facts that documents leave blank. */
  | 'facts_missing'
  /** Final hearings whose days differ from what else is recorded. */
  | 'final_days_differ'
  /** Costs above the first costs limit. */
  | 'first_limit_exceeded'
  /** Hearings of a fee earner at one time. */
  | 'hearings_overlap'
  /** Work by the hour that is not 30 percent above the events. */
  | 'hourly_margin_not_met'
  /** Hearings above the court level of the certificate. */
  | 'level_above_certificate'
  /** Letters and calls of more than an hour. */
  | 'long_communication'
  /** Days of a fee earner of 12 to 24 hours. */
  | 'long_day'
  /** Rows of more than 8 hours. */
  | 'long_row'
  /** Items not priced, because a rate is not held. */
  | 'not_priced'
  /** Items dated outside the period of the case. */
  | 'outside_period'
  /** Days of a fee earner of more than 24 hours. */
  | 'over_24_hours'
  /** What is commonly not allowed. */
  | 'practice'
  /** Tables whose rates are provisional. */
  | 'provisional_rate'
  /** Texts that documents cannot print. */
  | 'unprintable'
  /** Court fees with VAT. */
  | 'vat_on_court_fee'
  /** Payments without a voucher. */
  | 'voucher_missing';

/** A tab that lists rows of findings. */
export type FilingTab = {
  __typename?: 'FilingTab';
  /** The number of rows that its list has with the filter `finding`. */
  count: Scalars['Int']['output'];
  /** The tab, such as `timeRecordings`. */
  tab: Scalars['String']['output'];
};

/** How long the final hearing of a high cost case is. */
export type FinalHearingLength =
  /** More than ten days. */
  | 'over_10_days'
  /** Ten days or fewer. */
  | 'up_to_10_days';

/** An archive of all data of a client: its rows, its files and its documents, of one moment. */
export type FirmArchive = {
  __typename?: 'FirmArchive';
  /** What is in it; null until it is made. */
  counts?: Maybe<FirmArchiveCounts>;
  /** Why it could not be made. */
  error?: Maybe<Scalars['String']['output']>;
  /** Until when it can be downloaded. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of its files are in it, while it is being made; null before they are counted. */
  filesMade?: Maybe<Scalars['Int']['output']>;
  /** How many files it will have; null before they are counted. */
  filesOf?: Maybe<Scalars['Int']['output']>;
  /** When it was made; null until then. */
  madeAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was asked for. */
  requestedAt: Scalars['DateTime']['output'];
  /** Who asked for it. */
  requestedBy: StaffMember;
  /** The SHA-256 of the file, in hexadecimal digits. */
  sha256?: Maybe<Scalars['String']['output']>;
  /** The size of the file, in bytes. */
  size?: Maybe<Scalars['Float']['output']>;
  /** What becomes of it. */
  state: FirmArchiveState;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** What is in an archive, in numbers. */
export type FirmArchiveCounts = {
  __typename?: 'FirmArchiveCounts';
  /** Its cases. */
  cases: Scalars['Int']['output'];
  /** Its uploaded files and documents. */
  files: Scalars['Int']['output'];
  /** Files that the client has and that were missing when it was made. The manifest names them. */
  missing: Scalars['Int']['output'];
  /** Its users and API clients. */
  people: Scalars['Int']['output'];
  /** Its rows, of all kinds. */
  rows: Scalars['Int']['output'];
};

/** What becomes of an archive of all data of a client. */
export type FirmArchiveState =
  /** It can be downloaded. */
  | 'done'
  /** It could not be made. */
  | 'failed'
  /** It waits for its turn. */
  | 'queued'
  /** It is being made. */
  | 'running';

/** The categories of fixed costs in Practice Direction 19B, numbered differently before 1 April 2024. */
export type FixedCostsCategory =
  /** Annual management in the first year. */
  | 'annual_management_first_year'
  /** Annual management in a later year. */
  | 'annual_management_later_year'
  /** A basic tax return. */
  | 'basic_tax_return'
  /** A complex tax return. */
  | 'complex_tax_return'
  /** The conveyance of a property. */
  | 'conveyancing'
  /** The appointment of a deputy. */
  | 'deputy_appointment'
  /** An application by an existing deputy. */
  | 'existing_deputy_application'
  /** Health and welfare, for each year. */
  | 'health_and_welfare'
  /** The report to the Public Guardian. */
  | 'report_to_public_guardian'
  /** An application for a trustee or a power. */
  | 'trustee_application';

/** The folder tree of a case as a list. Its opaque version changes with every change of the tree. */
export type FolderStructure = {
  __typename?: 'FolderStructure';
  /** Those of this page, in order. */
  nodes: Array<CaseFile>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What a document is: one of the case's own, or one that was made of it when it was completed. */
export type FoundDocument =
  /** A document of the case. */
  | 'case_file'
  /** A document that was made of the case. */
  | 'output';

/** A text of a record, of a long one an excerpt, in pieces that follow one another. */
export type FoundText = {
  __typename?: 'FoundText';
  /** The name of the field, such as `case_name` or `defendant`; `text` for the text of an item, a note or a comment, and the name of a document. */
  field: Scalars['String']['output'];
  /** The pieces, which make up the text. */
  pieces: Array<TextPiece>;
};

/** The grades of fee earners by experience, which decide guideline rates. */
export type Grade =
  /** Solicitors and legal executives with over eight years of experience. */
  | 'A'
  /** Solicitors and legal executives with over four years of experience. */
  | 'B'
  /** Other solicitors and legal executives, and fee earners of equivalent experience. */
  | 'C'
  /** Trainees, paralegals and other fee earners. */
  | 'D';

/** A band of the guideline hourly rates: the first three are of London, the others of everywhere else. */
export type GuidelineBand =
  /** London 1: very heavy commercial and corporate work by centrally based firms. */
  | 'london_1'
  /** London 2: the City and central London. */
  | 'london_2'
  /** London 3: outer London. */
  | 'london_3'
  /** National 1: the larger cities outside London. */
  | 'national_1'
  /** National 2: everywhere else. */
  | 'national_2';

/** The guideline hourly rate of a band. */
export type GuidelineRate = {
  __typename?: 'GuidelineRate';
  /** The band. */
  band: GuidelineBand;
  /** An hour, without VAT; null if none is held. */
  rate?: Maybe<Scalars['Money']['output']>;
};

/** What there is to hand over of a user. */
export type HandOver = {
  __typename?: 'HandOver';
  /** Those of the open cases that the viewer may read, by name; at most 250. */
  caseList: Array<HandOverCase>;
  /** How many open cases they draft. */
  cases: Scalars['Int']['output'];
  /** How many cases in review wait for them, among others. */
  reviews: Scalars['Int']['output'];
  /** What was handed over in the last thirty days and can be given back; null for nothing. */
  undoable?: Maybe<UndoableHandOver>;
  /** How many saved views they have. */
  views: Scalars['Int']['output'];
};

/** An open case of a user. */
export type HandOverCase = {
  __typename?: 'HandOverCase';
  /** The name of the case. */
  caseName: Scalars['String']['output'];
  /** The firm whose case it is. */
  clientName?: Maybe<Scalars['String']['output']>;
  /** The reference of the solicitor. */
  solicitorsCaseReference: Scalars['String']['output'];
  /** The stage in which it is. */
  stage: Stage;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** To whom the work of a user goes: each a user of their firm, or of its parent firm with a role in it. */
export type HandOverInput = {
  /** Who drafts their open cases from now on. */
  cases?: InputMaybe<Scalars['ID']['input']>;
  /** Who gets what is sent for review to them. */
  reviews?: InputMaybe<Scalars['ID']['input']>;
  /** Who gets their saved views; of their own firm. */
  views?: InputMaybe<Scalars['ID']['input']>;
};

/** A section of the bill with a sum of its own. Amounts are in pounds. */
export type Head = {
  __typename?: 'Head';
  /** The part of a two-part case, which has heads for each of its parts. Null in any other case, and for rows whose part is not recorded. */
  casePart?: Maybe<CasePart>;
  /** The reason the head is not included in the totals; null if it is. */
  excludedBecause?: Maybe<Scalars['String']['output']>;
  /** Net and VAT together, in pounds. */
  gross: Scalars['Money']['output'];
  /** Its lines, in the order of the bill. */
  lines: LineConnection;
  /** Which section it is. */
  name: HeadName;
  /** What it comes to without VAT, in pounds. */
  net: Scalars['Money']['output'];
  /** Whether a line of it is priced by a provisional rate. Null if the host does not say. */
  provisional?: Maybe<Scalars['Boolean']['output']>;
  /** Number of its lines without a known rate, other than those that are excluded themselves. Null if the host does not say. */
  unpriced?: Maybe<Scalars['Int']['output']>;
  /** The VAT on it, in pounds. */
  vat: Scalars['Money']['output'];
};


/** A section of the bill with a sum of its own. Amounts are in pounds. */
export type HeadLinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The sections of a bill. */
export type HeadName =
  /** Fees for hearings and meetings under the Family Advocacy Scheme. */
  | 'advocacy'
  /** High cost: counsel. */
  | 'counsel'
  /** Disbursements, experts included. */
  | 'disbursements'
  /** Court of Protection: the fixed costs of Practice Direction 19B. */
  | 'fixed_costs'
  /** The fixed fee of a legal aid case. */
  | 'fixed_fee'
  /** Work by the hour in the Court of Protection and inter partes. */
  | 'profit_costs'
  /** Core costs: letters and calls by the item. */
  | 'routine'
  /** Core costs: work by the hour. */
  | 'scheduled'
  /** High cost: the work of the solicitor. */
  | 'solicitor';

/** A hearing, an advocates’ meeting, a conference or an opinion in a legal aid case, paid under the Family Advocacy Scheme. */
export type Hearing = CaseItem & {
  __typename?: 'Hearing';
  /** The lunch adjournment; null without one. */
  adjournment?: Maybe<Adjournment>;
  /** How an interim hearing was broken, if it was. One of `lunch`, `multi_day`, or the word of a host that has its own. */
  adjournmentType?: Maybe<Scalars['String']['output']>;
  /** Interim: whether it was an administrative order, which counts as one hour whatever its times. */
  administrativeOrder?: Maybe<Scalars['Boolean']['output']>;
  /** Whether allegations of significant harm were in issue: a bolt-on. */
  allegationsOfHarm?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The part of a two-part case that it belongs to; null in any other. One of `child_arrangement`, `non_molestation_order`, or the word of a host that has its own. */
  casePart?: Maybe<Scalars['String']['output']>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** The band of the court bundle’s pages, if a bundle payment is claimed. One of `bundle_1`, `bundle_2`, `bundle_3`, or the word of a host that has its own. */
  courtBundle?: Maybe<Scalars['String']['output']>;
  /** The level of the judge, which decides the fee. One of `other_judge`, `circuit_district_judge`, `high_court_judge`, or the word of a host that has its own. */
  courtLevel: Scalars['String']['output'];
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day of the hearing; of several days the first. */
  date: Scalars['Date']['output'];
  /** What the hearing was about. */
  description?: Maybe<Scalars['String']['output']>;
  /** Its disbursements. */
  disbursements: Array<HearingDisbursement>;
  /** When it ended, `hh:mm`; of an interim hearing of one day. */
  endTime?: Maybe<Scalars['String']['output']>;
  /** A long journey to it; null without one. */
  exceptionalTravel?: Maybe<ExceptionalTravel>;
  /** Whether an expert was cross-examined: a bolt-on. */
  expertCrossExamined?: Maybe<Scalars['Boolean']['output']>;
  /** The fee earner who was there. */
  feeEarner: CaseFeeEarner;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** Interim of several days: each day with its hours. Units are counted by day. */
  hearingDays?: Maybe<Array<HearingDay>>;
  /** The time at court, without the lunch adjournment. An administrative order counts as one hour. */
  hearingTime?: Maybe<Scalars['Hours']['output']>;
  /** What it was. Interim hearings are paid by units, final ones by days. One of `interim`, `advocate`, `final`, `conference`, `opinion`, or the word of a host that has its own. */
  hearingType: Scalars['String']['output'];
  /** Whether the client lacked understanding: a bolt-on. */
  lackOfUnderstanding?: Maybe<Scalars['Boolean']['output']>;
  /** Whether an interim hearing goes over several days. */
  multiDayInterim?: Maybe<Scalars['Boolean']['output']>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** When it began, `hh:mm`; of an interim hearing of one day. */
  startTime?: Maybe<Scalars['String']['output']>;
  /** Its fee with bolt-ons and disbursements, without VAT, in pounds. Null where it has no price, or the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** Interim hearing: units of two and a half hours, counted by day. Final hearing: days. */
  units?: Maybe<Scalars['Int']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeHearings`. */
export type HearingChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<HearingInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeHearings`. */
export type HearingChanged = {
  __typename?: 'HearingChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<Hearing>;
};

/** A page of hearings. */
export type HearingConnection = {
  __typename?: 'HearingConnection';
  /** Those of this page, in order. */
  nodes: Array<Hearing>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** One day of an interim hearing of several days. */
export type HearingDay = {
  __typename?: 'HearingDay';
  /** The day of the calendar. */
  date: Scalars['Date']['output'];
  /** The hours at court, without the lunch adjournment. */
  hours?: Maybe<Scalars['Hours']['output']>;
};

/** One day of an interim hearing of several days. */
export type HearingDayInput = {
  /** The day of the calendar. */
  date: Scalars['Date']['input'];
  /** The hours at court, without the lunch adjournment. */
  hours?: InputMaybe<Scalars['Hours']['input']>;
};

/** A disbursement of a hearing: it has the date of its hearing. */
export type HearingDisbursement = CaseItem & {
  __typename?: 'HearingDisbursement';
  /** What was paid in pounds, without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it was for. */
  description?: Maybe<Scalars['String']['output']>;
  /** What was paid for. One of `court_fee`, `counsel_fee`, `counsel_expenses`, `expert_fee`, `interpreter`, `translation`, `travel_mileage`, `travel_public_transport`, `taxi`, `parking`, `accommodation`, `subsistence`, `witness_expenses`, `client_travel_expenses`, `process_server`, `enquiry_agent`, `dna_test`, `drug_alcohol_test`, `medical_records`, `photocopying`, `transcript`, `mediation_fee`, `sign_language`, `land_registry`, `police_disclosure`, `other`, or the word of a host that has its own. */
  disbursementType: Scalars['String']['output'];
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What is entered of a `HearingDisbursement`. */
export type HearingDisbursementInput = {
  /** What was paid in pounds, without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  amount: Scalars['Money']['input'];
  /** What it was for. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What was paid for. */
  disbursementType: DisbursementType;
  /** The stored row to change; null for a new row. Stored rows that are not in the list are removed. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is entered of a `Hearing`. */
export type HearingInput = {
  /** The lunch adjournment. */
  adjournment?: InputMaybe<AdjournmentInput>;
  /** How an interim hearing was broken, if it was. */
  adjournmentType?: InputMaybe<AdjournmentType>;
  /** Interim: whether it was an administrative order, which counts as one hour whatever its times. */
  administrativeOrder?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether allegations of significant harm were in issue: a bolt-on. */
  allegationsOfHarm?: InputMaybe<Scalars['Boolean']['input']>;
  /** The part of a two-part case that it belongs to. Required where it applies. */
  casePart?: InputMaybe<CasePart>;
  /** The band of the court bundle’s pages, if a bundle payment is claimed. */
  courtBundle?: InputMaybe<CourtBundle>;
  /** The level of the judge, which decides the fee. */
  courtLevel: CourtLevel;
  /** The day of the hearing; of several days the first. */
  date: Scalars['Date']['input'];
  /** What the hearing was about. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its disbursements. */
  disbursements?: InputMaybe<Array<HearingDisbursementInput>>;
  /** When it ended, `hh:mm`; of an interim hearing of one day. On the 24-hour clock. Required where it applies. */
  endTime?: InputMaybe<Scalars['String']['input']>;
  /** A long journey to it. */
  exceptionalTravel?: InputMaybe<ExceptionalTravelInput>;
  /** Whether an expert was cross-examined: a bolt-on. */
  expertCrossExamined?: InputMaybe<Scalars['Boolean']['input']>;
  /** The fee earner who was there. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** Interim of several days: each day with its hours. Units are counted by day. At most 60 of them. */
  hearingDays?: InputMaybe<Array<HearingDayInput>>;
  /** The time at court, without the lunch adjournment. An administrative order counts as one hour. From 0.01 to 1,000 hours, with at most two decimals. Required where it applies. */
  hearingTime?: InputMaybe<Scalars['Hours']['input']>;
  /** What it was. Interim hearings are paid by units, final ones by days. */
  hearingType: HearingType;
  /** Whether the client lacked understanding: a bolt-on. */
  lackOfUnderstanding?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an interim hearing goes over several days. */
  multiDayInterim?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it began, `hh:mm`; of an interim hearing of one day. On the 24-hour clock. Required where it applies. */
  startTime?: InputMaybe<Scalars['String']['input']>;
  /** Interim hearing: units of two and a half hours, counted by day. Final hearing: days. A whole number from 1 to 365. Required where it applies. */
  units?: InputMaybe<Scalars['Int']['input']>;
};

/** What a hearing was. */
export type HearingType =
  /** An advocates’ meeting: one fee, whatever its time. */
  | 'advocate'
  /** A conference with counsel, recorded for reconciliation and not part of the firm’s claim. */
  | 'conference'
  /** A final hearing, paid by the day. */
  | 'final'
  /** An interim hearing, paid by units of two and a half hours. */
  | 'interim'
  /** An opinion of counsel, recorded for reconciliation and not part of the firm’s claim. */
  | 'opinion';

/** What to change of a high cost legal aid case: what is left out stays as it is, and null empties it. */
export type HighCostCaseChanges = {
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName?: InputMaybe<Scalars['String']['input']>;
  /** The type within the area, which decides the rates. */
  caseType?: InputMaybe<CaseType>;
  /** Its certificate. */
  certificate?: InputMaybe<HighCostCertificateChanges>;
  /** High cost only: whether the claim is interim or final. */
  claimStage?: InputMaybe<ClaimStage>;
  /** High cost only: the costs limit in force, in pounds without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  costsLimit?: InputMaybe<Scalars['Money']['input']>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the work is in the High Court, which decides the hourly table and the highest enhancement. */
  highCourtWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** High cost only: what the solicitor's work comes to by the hour, in pounds without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  hourlyFigure?: InputMaybe<Scalars['Money']['input']>;
  /** Where that figure is from. Text of 3 to 250 characters. */
  hourlyFigureSource?: InputMaybe<Scalars['String']['input']>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** The day of the last step in the case. */
  lastStepOn?: InputMaybe<Scalars['Date']['input']>;
  /** How the case ended. Text of 3 to 1,000 characters. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Legal aid: how many parties of that capacity the firm represents. A whole number from 1 to 99. Required where it applies. */
  partiesRepresented?: InputMaybe<Scalars['Int']['input']>;
  /** High cost only: the day of the prior authority for leading counsel or two counsel. */
  priorAuthorityOn?: InputMaybe<Scalars['Date']['input']>;
  /** Legal aid: for whom the firm acts. It decides the fixed fee of a care case. Required where it applies. */
  representedParty?: InputMaybe<RepresentedParty>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site?: InputMaybe<Scalars['ID']['input']>;
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference?: InputMaybe<Scalars['String']['input']>;
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What a high cost legal aid case is created with. */
export type HighCostCaseInput = {
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName: Scalars['String']['input'];
  /** The type within the area, which decides the rates. */
  caseType: CaseType;
  /** Its certificate. */
  certificate: HighCostCertificateInput;
  /** High cost only: whether the claim is interim or final. */
  claimStage?: InputMaybe<ClaimStage>;
  /** High cost only: the costs limit in force, in pounds without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  costsLimit?: InputMaybe<Scalars['Money']['input']>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** Whether the work is in the High Court, which decides the hourly table and the highest enhancement. */
  highCourtWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** High cost only: what the solicitor's work comes to by the hour, in pounds without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  hourlyFigure?: InputMaybe<Scalars['Money']['input']>;
  /** Where that figure is from. Text of 3 to 250 characters. */
  hourlyFigureSource?: InputMaybe<Scalars['String']['input']>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** The day of the last step in the case. */
  lastStepOn?: InputMaybe<Scalars['Date']['input']>;
  /** How the case ended. Text of 3 to 1,000 characters. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Legal aid: how many parties of that capacity the firm represents. A whole number from 1 to 99. Required where it applies. */
  partiesRepresented?: InputMaybe<Scalars['Int']['input']>;
  /** High cost only: the day of the prior authority for leading counsel or two counsel. */
  priorAuthorityOn?: InputMaybe<Scalars['Date']['input']>;
  /** Legal aid: for whom the firm acts. It decides the fixed fee of a care case. Required where it applies. */
  representedParty?: InputMaybe<RepresentedParty>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site: Scalars['ID']['input'];
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference: Scalars['String']['input'];
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What to change of the certificate of a high cost legal aid case: what is left out stays as it is, and null empties it. */
export type HighCostCertificateChanges = {
  /** The counsel arrangement: how many counsel, of which level. One of `single_counsel`, `leading_counsel_junior_counsel`, `2x_junior_counsel`, `leading_counsel_solicitor`, `senior_junior_counsel`, `solicitor_advocate`, `solicitor_advocate_fas`. */
  advocacyScheme?: InputMaybe<Scalars['String']['input']>;
  /** The number of the certificate. Text of exactly 12 characters. */
  certificateNumber?: InputMaybe<Scalars['String']['input']>;
  /** The level of the judge, which decides the fixed fee. */
  courtLevel?: InputMaybe<CourtLevel>;
  /** The day on which the certificate was issued. It selects the edition of the fixed fee. */
  dateOfIssue?: InputMaybe<Scalars['Date']['input']>;
  /** How the case is paid: by events, or by the hour. */
  feeScheme?: InputMaybe<FeeScheme>;
  /** How long the final hearing is. */
  finalHearingLength?: InputMaybe<FinalHearingLength>;
  /** The numbers of linked certificates: digits only. At most 250 of them. */
  linkedCertificates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Legal aid: how many parties of that capacity the firm represents. A whole number from 1 to 99. */
  partiesRepresented?: InputMaybe<Scalars['Int']['input']>;
};

/** What the certificate of a high cost legal aid case is created with. */
export type HighCostCertificateInput = {
  /** The counsel arrangement: how many counsel, of which level. One of `single_counsel`, `leading_counsel_junior_counsel`, `2x_junior_counsel`, `leading_counsel_solicitor`, `senior_junior_counsel`, `solicitor_advocate`, `solicitor_advocate_fas`. */
  advocacyScheme: Scalars['String']['input'];
  /** The number of the certificate. Text of exactly 12 characters. */
  certificateNumber: Scalars['String']['input'];
  /** The level of the judge, which decides the fixed fee. */
  courtLevel: CourtLevel;
  /** The day on which the certificate was issued. It selects the edition of the fixed fee. */
  dateOfIssue: Scalars['Date']['input'];
  /** How the case is paid: by events, or by the hour. */
  feeScheme: FeeScheme;
  /** How long the final hearing is. */
  finalHearingLength: FinalHearingLength;
  /** The numbers of linked certificates: digits only. At most 250 of them. */
  linkedCertificates?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Legal aid: how many parties of that capacity the firm represents. A whole number from 1 to 99. */
  partiesRepresented?: InputMaybe<Scalars['Int']['input']>;
};

/** Counsel at a step. */
export type HighCostCounsel = CaseItem & {
  __typename?: 'HighCostCounsel';
  /** How counsel took part; null where nobody is named. */
  attendance?: Maybe<CounselAttendance>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** One of the levels that the advocacy scheme of the certificate has. One of `junior`, `leading`, `senior`, or the word of a host that has its own. */
  counselLevel: Scalars['String']['output'];
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** The party of the attendance. */
  partyUuid?: Maybe<Reference>;
  /** The event and the travel, without VAT. Null where the value of the event is not held, or the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** Travel to an event; null where none is claimed. */
  travel?: Maybe<CounselTravel>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What is entered of a `HighCostCounsel`. */
export type HighCostCounselInput = {
  /** How counsel took part. */
  attendance?: InputMaybe<CounselAttendanceInput>;
  /** One of the levels that the advocacy scheme of the certificate has. */
  counselLevel: CounselLevel;
  /** The party of the attendance. The uuid of a party of the same case. */
  partyUuid?: InputMaybe<Scalars['ID']['input']>;
  /** Travel to an event. */
  travel?: InputMaybe<CounselTravelInput>;
  /** The stored row to change; null for a new row. Stored rows that are not in the list are removed. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
};

/** A step of a high cost case: a hearing, a meeting or a conference. */
export type HighCostStep = CaseItem & {
  __typename?: 'HighCostStep';
  /** How the step is paid. One of `event`, `fas`, `none`, or the word of a host that has its own. */
  attendance?: Maybe<Scalars['String']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** The counsel who were there. */
  counsel: Array<HighCostCounsel>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day. */
  date: Scalars['Date']['output'];
  /** What it was about. */
  description: Scalars['String']['output'];
  /** Its disbursements. */
  disbursements: Array<HighCostStepDisbursement>;
  /** What it was. One of `court_hearing`, `advocates_meeting`, `conference`, `main_hearing_day`, `issues_resolution_hearing`, `other`, or the word of a host that has its own. */
  event: Scalars['String']['output'];
  /** What its events come to, of the solicitor and of counsel, without VAT. Null where the value of one is not held, or the host does not say. */
  eventsTotal?: Maybe<Scalars['Money']['output']>;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** The party of the case who was there as the solicitor. */
  solicitor?: Maybe<Reference>;
  /** How the solicitor took part. One of `event`, `fas`, `none`, or the word of a host that has its own. */
  solicitorAttendance?: Maybe<Scalars['String']['output']>;
  /** What all of it comes to, with travel and disbursements, without VAT. Null where the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeHighCostSteps`. */
export type HighCostStepChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<HighCostStepInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeHighCostSteps`. */
export type HighCostStepChanged = {
  __typename?: 'HighCostStepChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<HighCostStep>;
};

/** A page of high cost steps. */
export type HighCostStepConnection = {
  __typename?: 'HighCostStepConnection';
  /** Those of this page, in order. */
  nodes: Array<HighCostStep>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A disbursement of a step: it has the date of its step. */
export type HighCostStepDisbursement = CaseItem & {
  __typename?: 'HighCostStepDisbursement';
  /** What was paid in pounds, without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was paid for. One of `court_fee`, `counsel_fee`, `counsel_expenses`, `expert_fee`, `interpreter`, `translation`, `travel_mileage`, `travel_public_transport`, `taxi`, `parking`, `accommodation`, `subsistence`, `witness_expenses`, `client_travel_expenses`, `process_server`, `enquiry_agent`, `dna_test`, `drug_alcohol_test`, `medical_records`, `photocopying`, `transcript`, `mediation_fee`, `sign_language`, `land_registry`, `police_disclosure`, `other`, or the word of a host that has its own. */
  disbursementType: Scalars['String']['output'];
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** The party of the case that it is for. */
  partyUuid?: Maybe<Reference>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What is entered of a `HighCostStepDisbursement`. */
export type HighCostStepDisbursementInput = {
  /** What was paid in pounds, without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  amount: Scalars['Money']['input'];
  /** What was paid for. */
  disbursementType: DisbursementType;
  /** The party of the case that it is for. The uuid of a party of the same case. */
  partyUuid?: InputMaybe<Scalars['ID']['input']>;
  /** The stored row to change; null for a new row. Stored rows that are not in the list are removed. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What is entered of a `HighCostStep`. */
export type HighCostStepInput = {
  /** How the step is paid. */
  attendance?: InputMaybe<EventAttendance>;
  /** The counsel who were there. */
  counsel?: InputMaybe<Array<HighCostCounselInput>>;
  /** The day. */
  date: Scalars['Date']['input'];
  /** What it was about. Text of 3 to 1,000 characters. */
  description: Scalars['String']['input'];
  /** Its disbursements. */
  disbursements?: InputMaybe<Array<HighCostStepDisbursementInput>>;
  /** What it was. */
  event: StepEvent;
  /** The party of the case who was there as the solicitor. The uuid of a party of the same case. */
  solicitor?: InputMaybe<Scalars['ID']['input']>;
  /** How the solicitor took part. */
  solicitorAttendance?: InputMaybe<EventAttendance>;
};

/** The work of a high cost case by events beside the same work by the hour. Without VAT, in pounds. */
export type HourlyComparison = {
  __typename?: 'HourlyComparison';
  /** Null where the value of an event is not held. */
  events?: Maybe<Scalars['Money']['output']>;
  /** The figure that is entered with the case. */
  hourly?: Maybe<Scalars['Money']['output']>;
  /** Whether it is at least 30 percent more, so that the case may be paid by the hour. Null where either is not known. */
  isEnough?: Maybe<Scalars['Boolean']['output']>;
  /** By how many percent of the events the hourly figure is more, with one decimal. Null where either is not known. */
  percent?: Maybe<Scalars['Float']['output']>;
  /** Where that figure is from. */
  source?: Maybe<Scalars['String']['output']>;
};

/** What to change of an inter partes case: what is left out stays as it is, and null empties it. */
export type InterPartiesCaseChanges = {
  /** Inter partes only: the form of the costs budget. */
  budgetForm?: InputMaybe<BudgetForm>;
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName?: InputMaybe<Scalars['String']['input']>;
  /** The number that the court gave the case. Text of 3 to 50 characters. */
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** The type within the area, which decides the rates. */
  caseType?: InputMaybe<CaseType>;
  /** Inter partes only: the value of the claim, in pounds. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  claimValue?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection and inter partes: the claimant or applicant. Text of 3 to 100 characters. */
  claimant?: InputMaybe<Scalars['String']['input']>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The court’s own fee for the case, in pounds. In no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  courtFee?: InputMaybe<Scalars['Money']['input']>;
  /** The name of the court, such as `Family Court at Leeds`. Text of 3 to 100 characters. */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** The type of court. */
  courtType?: InputMaybe<CourtType>;
  /** Court of Protection and inter partes: the defendant or respondent. Text of 3 to 100 characters. */
  defendant?: InputMaybe<Scalars['String']['input']>;
  /** The last day that the case is for. */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner?: InputMaybe<Scalars['ID']['input']>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** The day of the last step in the case. */
  lastStepOn?: InputMaybe<Scalars['Date']['input']>;
  /** Inter partes only: offers to settle the costs. No document that is filed prints them. At most 250 of them. */
  offers?: InputMaybe<Array<OfferInput>>;
  /** Court of Protection: what the deputy told the Public Guardian the costs would be; inter partes: the estimate of costs. In pounds, and in no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  opgEstimate?: InputMaybe<Scalars['Money']['input']>;
  /** How the case ended. Text of 3 to 1,000 characters. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Inter partes only: who pays the costs. Text of 3 to 100 characters. */
  payingParty?: InputMaybe<Scalars['String']['input']>;
  /** Inter partes only: whose costs they are. */
  receivingParty?: InputMaybe<ReceivingParty>;
  /** Inter partes only: whether the receiving party recovers the VAT on its costs as input tax, so that no line bears VAT. */
  recoversVat?: InputMaybe<Scalars['Boolean']['input']>;
  /** Inter partes only: the agreement with the client that affects the costs. Text of 3 to 1,000 characters. */
  retainer?: InputMaybe<Scalars['String']['input']>;
  /** The reference of the Senior Courts Costs Office. Text of 3 to 50 characters. */
  sccoRef?: InputMaybe<Scalars['String']['input']>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site?: InputMaybe<Scalars['ID']['input']>;
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference?: InputMaybe<Scalars['String']['input']>;
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The first day that the case is for: rows before it are refused in areas that have it. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What an inter partes case is created with. */
export type InterPartiesCaseInput = {
  /** Inter partes only: the form of the costs budget. */
  budgetForm?: InputMaybe<BudgetForm>;
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName: Scalars['String']['input'];
  /** The number that the court gave the case. Text of 3 to 50 characters. */
  caseNumber: Scalars['String']['input'];
  /** The type within the area, which decides the rates. */
  caseType: CaseType;
  /** Inter partes only: the value of the claim, in pounds. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  claimValue?: InputMaybe<Scalars['Money']['input']>;
  /** Court of Protection and inter partes: the claimant or applicant. Text of 3 to 100 characters. */
  claimant: Scalars['String']['input'];
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The court’s own fee for the case, in pounds. In no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  courtFee: Scalars['Money']['input'];
  /** The name of the court, such as `Family Court at Leeds`. Text of 3 to 100 characters. */
  courtName: Scalars['String']['input'];
  /** The type of court. */
  courtType: CourtType;
  /** Court of Protection and inter partes: the defendant or respondent. Text of 3 to 100 characters. */
  defendant: Scalars['String']['input'];
  /** The last day that the case is for. */
  endDate: Scalars['Date']['input'];
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** The day of the last step in the case. */
  lastStepOn?: InputMaybe<Scalars['Date']['input']>;
  /** Inter partes only: offers to settle the costs. No document that is filed prints them. At most 250 of them. */
  offers?: InputMaybe<Array<OfferInput>>;
  /** Court of Protection: what the deputy told the Public Guardian the costs would be; inter partes: the estimate of costs. In pounds, and in no total. From 0 to 99,999,999.99 pounds, with at most two decimals. */
  opgEstimate: Scalars['Money']['input'];
  /** How the case ended. Text of 3 to 1,000 characters. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Inter partes only: who pays the costs. Text of 3 to 100 characters. */
  payingParty?: InputMaybe<Scalars['String']['input']>;
  /** Inter partes only: whose costs they are. */
  receivingParty?: InputMaybe<ReceivingParty>;
  /** Inter partes only: whether the receiving party recovers the VAT on its costs as input tax, so that no line bears VAT. */
  recoversVat?: InputMaybe<Scalars['Boolean']['input']>;
  /** Inter partes only: the agreement with the client that affects the costs. Text of 3 to 1,000 characters. */
  retainer?: InputMaybe<Scalars['String']['input']>;
  /** The reference of the Senior Courts Costs Office. Text of 3 to 50 characters. */
  sccoRef?: InputMaybe<Scalars['String']['input']>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site: Scalars['ID']['input'];
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference: Scalars['String']['input'];
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The first day that the case is for: rows before it are refused in areas that have it. */
  startDate: Scalars['Date']['input'];
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Days in a row on which the same costs were not paid. */
export type InterestPeriod = {
  __typename?: 'InterestPeriod';
  /** The interest, rounded once, half a penny up. */
  amount: Scalars['Money']['output'];
  /** How many days they are; a year has 365, a leap year too. */
  days: Scalars['Int']['output'];
  /** The first day. */
  from: Scalars['Date']['output'];
  /** Whether they bear no interest. */
  isDisallowed: Scalars['Boolean']['output'];
  /** The costs with VAT that were not paid. */
  principal: Scalars['Money']['output'];
  /** The last day. */
  to: Scalars['Date']['output'];
};

/** A payment on account of the costs. */
export type InterimPayment = {
  __typename?: 'InterimPayment';
  /** How much was paid, in pounds. */
  amount: Scalars['Money']['output'];
  /** The day on which it was paid. */
  date: Scalars['Date']['output'];
};

/** A payment on account of the costs. */
export type InterimPaymentInput = {
  /** How much was paid, in pounds. */
  amount: Scalars['Money']['input'];
  /** The day on which it was paid. */
  date: Scalars['Date']['input'];
};

/** A new system administrator, who chooses a password by a link. */
export type InvitedAdministratorInput = {
  /** The e-mail address, with which they sign in, and to which the link is mailed. An e-mail address, such as name@firm.co.uk. */
  emailAddress: Scalars['String']['input'];
  /** First name and surname. A first name and a surname: letters, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
};

/** A new user, who chooses a password by a link. */
export type InvitedUserInput = {
  /** Their role in their own firm: not above the role of the caller. */
  clientRole: UserRole;
  /** The e-mail address, with which they sign in, and to which the link is mailed. An e-mail address, such as name@firm.co.uk. */
  emailAddress: Scalars['String']['input'];
  /** What the user is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** First name and surname. A first name and a surname: letters, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
  /** The office at which they are. The uuid of a site of the same client. */
  siteUuid: Scalars['ID']['input'];
  /** Their number with the Solicitors Regulation Authority; of solicitors. Text of 1 to 20 characters. Required where it applies. */
  solicitorSraNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Which rows of a list. A filter on what its rows do not have is refused. */
export type ItemFilter = {
  /** With one of these activities. */
  activityType?: InputMaybe<Array<ActivityType>>;
  /** Of one of these parts of a two-part case. */
  casePart?: InputMaybe<Array<CasePart>>;
  /** With an unresolved comment, or without one. */
  commented?: InputMaybe<Scalars['Boolean']['input']>;
  /** Parts of a case that has rows of them, by their uuids. */
  copCasePart?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With one of these types of disbursement. */
  disbursementType?: InputMaybe<Array<DisbursementType>>;
  /** With an estimated time, or without one. */
  estimated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fee earners, by their uuids. */
  feeEarner?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Those that a finding of this rule of the check before filing is about. Refused where the host cannot tell. */
  finding?: InputMaybe<FilingRule>;
  /** From this day on. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** With one of these types of hearing. */
  hearingType?: InputMaybe<Array<HearingType>>;
  /** Parties, by their uuids. */
  party?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** In one of these phases. */
  phase?: InputMaybe<Array<Phase>>;
  /** Up to this day, and on it. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Without a price, because a rate is missing. */
  unpriced?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What the rows of a list can be sorted by. */
export type ItemOrder =
  /** The activity type. */
  | 'activity_type'
  /** The amount entered. */
  | 'amount'
  /** The part of a two-part case. */
  | 'case_part'
  /** The part of a Court of Protection case. */
  | 'cop_case_part'
  /** The field `costs` of kinds that have it. */
  | 'costs'
  /** The day. */
  | 'date'
  /** The text. */
  | 'description'
  /** The type of disbursement. */
  | 'disbursement_type'
  /** The surname of the fee earner. */
  | 'fee_earner'
  /** The name of the party. */
  | 'party'
  /** The phase of the proceedings. */
  | 'phase'
  /** The field `stage` of kinds that have it. */
  | 'stage'
  /** The hours. */
  | 'time'
  /** What a row costs. */
  | 'total_cost';

/** Rows that are equal stand by date and entry; those that have nothing to be sorted by come last. */
export type ItemSort = {
  /** What they are sorted by. */
  by: ItemOrder;
  /** Upwards or downwards. */
  direction: SortDirection;
};

/** What the rows of a filter come to, those of other pages included. */
export type ItemSums = {
  __typename?: 'ItemSums';
  /** The number of rows. */
  count: Scalars['Int']['output'];
  /** Of the rows that have a price, in pounds without VAT. Null where the host does not tell what rows cost. */
  net?: Maybe<Scalars['Money']['output']>;
  /** Hours; null for rows that have no time. */
  time?: Maybe<Scalars['Hours']['output']>;
  /** How many have no price, because a rate is missing. */
  unpriced: Scalars['Int']['output'];
  /** The VAT on that, in pounds. Null where the host does not tell what rows cost. */
  vat?: Maybe<Scalars['Money']['output']>;
};

/** What to change of a legal aid case: what is left out stays as it is, and null empties it. */
export type LegalAidCaseChanges = {
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName?: InputMaybe<Scalars['String']['input']>;
  /** The number that the court gave the case. Text of 3 to 50 characters. */
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** The type within the area, which decides the rates. */
  caseType?: InputMaybe<CaseType>;
  /** Its certificate. */
  certificate?: InputMaybe<CertificateChanges>;
  /** Of a legal aid case: the initials of the child, as the bill prints them. 1 to 20 letters, full stops and spaces. */
  childInitials?: InputMaybe<Scalars['String']['input']>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The name of the court, such as `Family Court at Leeds`. Text of 3 to 100 characters. */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the work is in the High Court, which decides the hourly table and the highest enhancement. */
  highCourtWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** The day of the last step in the case. */
  lastStepOn?: InputMaybe<Scalars['Date']['input']>;
  /** Of a legal aid case: the name of the client for whom the firm acts. Text of 3 to 100 characters. */
  legallyAidedPerson?: InputMaybe<Scalars['String']['input']>;
  /** How the case ended. Text of 3 to 1,000 characters. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Legal aid: how many parties of that capacity the firm represents. A whole number from 1 to 99. Required where it applies. */
  partiesRepresented?: InputMaybe<Scalars['Int']['input']>;
  /** Legal aid: for whom the firm acts. It decides the fixed fee of a care case. Required where it applies. */
  representedParty?: InputMaybe<RepresentedParty>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site?: InputMaybe<Scalars['ID']['input']>;
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference?: InputMaybe<Scalars['String']['input']>;
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What a legal aid case is created with. */
export type LegalAidCaseInput = {
  /** What people call the case, such as `Re A (Children)` or `Ash v Birch`. Text of 3 to 255 characters. */
  caseName: Scalars['String']['input'];
  /** The number that the court gave the case. Text of 3 to 50 characters. */
  caseNumber?: InputMaybe<Scalars['String']['input']>;
  /** The type within the area, which decides the rates. */
  caseType: CaseType;
  /** Its certificate. */
  certificate: CertificateInput;
  /** Of a legal aid case: the initials of the child, as the bill prints them. 1 to 20 letters, full stops and spaces. */
  childInitials?: InputMaybe<Scalars['String']['input']>;
  /** The order or other authority that gives the costs. Text of 3 to 1,000 characters. */
  costsOrder?: InputMaybe<Scalars['String']['input']>;
  /** The date of that order. */
  costsOrderDate?: InputMaybe<Scalars['Date']['input']>;
  /** The name of the court, such as `Family Court at Leeds`. Text of 3 to 100 characters. */
  courtName?: InputMaybe<Scalars['String']['input']>;
  /** What the case is called in other systems. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The fee earner who has the conduct of the case. Their office decides the region of a fixed fee. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** Whether the work is in the High Court, which decides the hourly table and the highest enhancement. */
  highCourtWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** What was paid on account of the costs. At most 250 of them. */
  interimPayments?: InputMaybe<Array<InterimPaymentInput>>;
  /** The day of the last step in the case. */
  lastStepOn?: InputMaybe<Scalars['Date']['input']>;
  /** Of a legal aid case: the name of the client for whom the firm acts. Text of 3 to 100 characters. */
  legallyAidedPerson?: InputMaybe<Scalars['String']['input']>;
  /** How the case ended. Text of 3 to 1,000 characters. */
  outcome?: InputMaybe<Scalars['String']['input']>;
  /** Legal aid: how many parties of that capacity the firm represents. A whole number from 1 to 99. Required where it applies. */
  partiesRepresented?: InputMaybe<Scalars['Int']['input']>;
  /** Legal aid: for whom the firm acts. It decides the fixed fee of a care case. Required where it applies. */
  representedParty?: InputMaybe<RepresentedParty>;
  /** The office of the client that has the case. The uuid of a site of the same client. */
  site: Scalars['ID']['input'];
  /** The reference under which the solicitors have the case. Text of 3 to 100 characters. */
  solicitorsCaseReference: Scalars['String']['input'];
  /** The user whose case it is: who drafts it. The uuid of a user of the same client, or of its parent. */
  staffMember?: InputMaybe<Scalars['ID']['input']>;
  /** The VAT number of the firm, as the bill prints it. Text of 3 to 100 characters. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** One line of the bill: quantity × rate × (1 + enhancement), rounded once to the penny, half a penny up. The VAT of each line is rounded once; totals are sums of lines. The percentages of bolt-ons are added, applied to the whole hearing fee, rounded once, and are a line of their own. */
export type Line = {
  __typename?: 'Line';
  /** Where the rate is from. Null where no table is used, or the host does not say. */
  authority?: Maybe<Authority>;
  /** The day of the work. Null for a line without one. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The enhancement on it, in percent. Null if the host does not say. */
  enhancement?: Maybe<Scalars['Int']['output']>;
  /** Why the totals leave it out, in words; null if they count it. */
  excludedBecause?: Maybe<Scalars['String']['output']>;
  /** Both together, in pounds. */
  gross: Scalars['Money']['output'];
  /** The guideline rate per hour that the court starts from. Null where none is held, or none is compared. */
  guidelineRate?: Maybe<Scalars['Money']['output']>;
  /** Whether the rate claimed is above the guideline rate. Null where there is none to compare. */
  isAboveGuideline?: Maybe<Scalars['Boolean']['output']>;
  /** The uuid of the row that the line is of; null for a line of the case, such as the fixed fee. */
  item?: Maybe<Scalars['ID']['output']>;
  /** What it comes to without VAT, in pounds. */
  net: Scalars['Money']['output'];
  /** Why it bears no VAT, where that is not a choice of the row. */
  noVatBecause?: Maybe<Scalars['String']['output']>;
  /** The missing rate, if the line could not be priced. */
  notHeld?: Maybe<Scalars['String']['output']>;
  /** How many, in the unit. Null if the host does not say. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Null if the host does not say, as quantity, unit and enhancement. */
  rate?: Maybe<Scalars['Money']['output']>;
  /** Where the rate of work is from, where the firm chooses it. Null in any other case. */
  rateFrom?: Maybe<RateSource>;
  /** hours, items, units, days, events, fee, percent or share (percent of the rate, with two decimals). */
  unit?: Maybe<Scalars['String']['output']>;
  /** The VAT on it, in pounds. */
  vat: Scalars['Money']['output'];
};

/** A page of lines of the bill. */
export type LineConnection = {
  __typename?: 'LineConnection';
  /** Those of this page, in order. */
  nodes: Array<Line>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** A link that was just made. */
export type MadeCalendarLink = {
  __typename?: 'MadeCalendarLink';
  /** Its path at the address of the web app, with its secret: answered this once. */
  link: Scalars['String']['output'];
  /** When it was made. */
  madeAt: Scalars['DateTime']['output'];
};

/** Whose holds of one thing in which two clients differ. */
export type MergeChoiceInput = {
  /** The key of the collision. */
  key: Scalars['String']['input'];
  /** Whose holds. */
  whose: MergeWhose;
};

/** What is in both of two clients, or another thing in each. */
export type MergeCollision = {
  __typename?: 'MergeCollision';
  /** Whether it has to end before the clients can be merged. */
  blocks: Scalars['Boolean']['output'];
  /** What it means that the thing of the client that is kept holds; null where nothing is to be chosen. */
  kept?: Maybe<Scalars['String']['output']>;
  /** Names it in a choice. */
  key: Scalars['String']['output'];
  /** What it is about, such as `site` or `rate_card`. */
  kind: Scalars['String']['output'];
  /** What it means that the thing of the merged client holds; null where nothing is to be chosen. */
  merged?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What becomes of it, in a sentence. */
  outcome: Scalars['String']['output'];
};

/** How many records of a kind move. */
export type MergeCount = {
  __typename?: 'MergeCount';
  /** How many of them. */
  count: Scalars['Int']['output'];
  /** The kind, such as `open_case` or `fee_earner`. */
  kind: Scalars['String']['output'];
};

/** Whose holds where two clients differ. */
export type MergeWhose =
  /** That of the client that is kept. */
  | 'kept'
  /** That of the client that is merged into it. */
  | 'merged';

/** Rows that were moved. */
export type MovedItems = {
  __typename?: 'MovedItems';
  /** The case that they are in. */
  caseUuid: Scalars['ID']['output'];
  /** The rows as they are now, in the order in which they were named. */
  items: Array<CaseItem>;
  /** What `undoRows` takes to move them back. */
  undo: Scalars['ID']['output'];
};

/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a system administrator with a password. Only for one of them. They are deactivated, restored and given links as any user is; one that is active stays. */
  addAdministrator: User;
  /**
   * Creates an API client (OAuth client credentials). Its secret is returned here only. Repeated requests with the same
   * `idempotencyKey` create it once; each returns a new secret, and only the last one is valid.
   */
  addApiClient: NewApiClient;
  /** Adds an entry to a list of the firm. Rows of Court of Protection cases offer it from then on. */
  addBillListEntry: BillListEntry;
  /** Saves a view of a list of cases. */
  addCaseView: CaseView;
  /**
   * Creates a client with its sites and fee earners. Its parent is the viewer's own client; the viewer becomes its owner.
   * In this input the `site` of a fee earner is the index of a site in `sites`, from 0.
   */
  addClient: Client;
  /** Adds a comment to a row of a case in review. */
  addComment: Commented;
  /** Adds a case part with all that belongs to it, in one change. */
  addCopCasePart: CopCasePart;
  /** Adds a cost note with all that belongs to it, in one change. */
  addCostNote: CostNote;
  /** Creates a Court of Protection case for a solicitor. Repeated requests with the same `idempotencyKey` create it once. */
  addCourtOfProtectionCase: Case;
  /** Adds a disbursement with all that belongs to it, in one change. */
  addDisbursement: Disbursement;
  /** Adds an expert fee with all that belongs to it, in one change. */
  addExpertFee: ExpertFee;
  /** Adds a fee earner to a client. */
  addFeeEarner: FeeEarner;
  /** Creates a folder, in the root if `parent` is null. Files are uploaded to the REST file route, not through GraphQL. */
  addFolder: Case;
  /** Adds a hearing with all that belongs to it, in one change. */
  addHearing: Hearing;
  /** Creates a high cost legal aid case with its certificate for a solicitor. Repeated requests with the same `idempotencyKey` create it once. */
  addHighCostCase: Case;
  /** Adds a high cost step with all that belongs to it, in one change. */
  addHighCostStep: HighCostStep;
  /** Creates an inter partes case for a solicitor. Repeated requests with the same `idempotencyKey` create it once. */
  addInterPartiesCase: Case;
  /** Creates a legal aid case with its certificate for a solicitor. Repeated requests with the same `idempotencyKey` create it once. */
  addLegalAidCase: Case;
  /** Adds a note to a case. */
  addNote: Note;
  /** Adds a party with all that belongs to it, in one change. */
  addParty: Party;
  /** Adds planned work with all that belongs to it, in one change. */
  addPlannedWork: PlannedWork;
  /** Adds a procedural step with all that belongs to it, in one change. */
  addProceduralStep: ProceduralStep;
  /** Adds a rate of the firm's own. Open cases are priced by it; complete ones do not change. */
  addRateCard: RateCard;
  /** Adds an edition of the firm's own. It replaces the table whole from its first day until the next edition begins. */
  addRateEdition: RateEdition;
  /**
   * Adds up to 250 rows of any kind to one case or to many, and answers each in its place. One that is refused is not added and stops no other. Rows of
   * one kind in one case stand in the order in which they were sent. Keys are those of `moveCases`.
   */
  addRows: Array<RowEntry>;
  /**
   * Adds a second factor to the viewer's own account, or ten recovery codes in place of those that are left. An authenticator
   * app takes two calls: the first answers its secret, the second, with a code of the app, adds it. A passkey is added on the
   * page of the sign-in host whose address is answered.
   */
  addSecondFactor: AddedSecondFactor;
  /** Adds an office to a client. */
  addSite: Site;
  /** Adds a time recording with all that belongs to it, in one change. */
  addTimeRecording: TimeRecording;
  /** Adds a user to a client, with roles in its child clients. Requires `user:create`. */
  addUser: User;
  /** Adds a user group to a client. */
  addUserGroup: UserGroup;
  /** Adds a webhook to a firm. Its secret is returned here, and not again. Requires `api_client:manage`. */
  addWebhook: WebhookWithSecret;
  /** Archives a client: its cases become read-only, and it is no longer listed among active clients. */
  archiveClient: Client;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeCaseParts: Array<CopCasePartChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeCostNotes: Array<CostNoteChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeDisbursements: Array<DisbursementChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeExpertFees: Array<ExpertFeeChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeHearings: Array<HearingChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeHighCostSteps: Array<HighCostStepChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeParties: Array<PartyChanged>;
  /** Changes the viewer's own password and ends all their other sessions. */
  changePassword: Scalars['Boolean']['output'];
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changePlannedWork: Array<PlannedWorkChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeProceduralSteps: Array<ProceduralStepChanged>;
  /** Makes up to 100 changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other. */
  changeTimeRecordings: Array<TimeRecordingChanged>;
  /**
   * The case as the changes before it in the same operation have left it. It changes nothing itself: a change asks for what follows from it,
   * such as totals, with one operation. Null, with an error, where that cannot be read.
   */
  changedCase?: Maybe<Case>;
  /**
   * Makes a case in progress with the facts of another one, its certificate included, in the same firm; requires `case:create`. With `items` it has all
   * rows too, with exceptional claims, enhancements and long texts, so that both come to the same. Without them a deputyship (or general management) is
   * for the next period: from the day after the last one, and as long. Notes, comments, documents, budgets and external ids are not copied. It is judged
   * as a new case is. NOT_FOUND where the host does not offer it.
   */
  copyCase: Case;
  /** Says of which date a file is; without `dated`, the day of its upload stands for it. */
  dateFile: Case;
  /** Deactivates a user: ends all their sessions, and they cannot sign in until restored. */
  deactivateUser: User;
  /** Deletes an archive with its file, or stops making it, and answers its uuid. Requires `client:export`. */
  deleteFirmArchive: Scalars['ID']['output'];
  /** Enters what is known of an assessment as a whole. */
  editAssessment: Assessment;
  /** Changes an entry as a whole. What a completed case says of it stays. */
  editBillListEntry: BillListEntry;
  /** Changes a view of the viewer's own. */
  editCaseView: CaseView;
  /**
   * Changes up to 250 cases of any area of work, each as the mutation of its area does, and answers each in its place. Keys and refusals are those of
   * `moveCases`.
   */
  editCases: Array<CaseEntry>;
  /** Changes the given fields of a client. */
  editClient: Client;
  /** Changes an unresolved comment of one's own. */
  editComment: Commented;
  /** Changes a case part. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editCopCasePart: CopCasePart;
  /** Changes a cost note. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editCostNote: CostNote;
  /** Changes the given fields of a Court of Protection case. A stale `version` is a CONFLICT. */
  editCourtOfProtectionCase: Case;
  /** Changes a disbursement. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editDisbursement: Disbursement;
  /** Saves the reasons for an enhancement; called while the user types. */
  editEnhancement: Case;
  /** Changes an expert fee. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editExpertFee: ExpertFee;
  /**
   * Changes a fee earner. Grade, site, type and panel membership hold from a day: with `from` a period begins that day, or the
   * one that begins then is corrected; without it the period in force today is corrected. Open cases are priced anew.
   */
  editFeeEarner: FeeEarner;
  /** Changes a hearing. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editHearing: Hearing;
  /** Changes the given fields of a high cost legal aid case. A stale `version` is a CONFLICT. */
  editHighCostCase: Case;
  /** Changes a high cost step. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editHighCostStep: HighCostStep;
  /** Changes the given fields of an inter partes case. A stale `version` is a CONFLICT. */
  editInterPartiesCase: Case;
  /** Changes the given fields of a legal aid case. A stale `version` is a CONFLICT. */
  editLegalAidCase: Case;
  /** Saves the narrative; called while the user types. */
  editNarrative: Case;
  /** Changes a note of one's own. */
  editNote: Note;
  /** Changes which kinds of notification the viewer receives, and how they are mailed. Kinds not in the list are unchanged. */
  editNotificationSettings: Array<NotificationSetting>;
  /** Changes a party. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editParty: Party;
  /** Changes planned work. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editPlannedWork: PlannedWork;
  /** Changes a procedural step. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editProceduralStep: ProceduralStep;
  /** Changes the viewer's own account. */
  editProfile: Viewer;
  /** Changes a rate of the firm's own as a whole. */
  editRateCard: RateCard;
  /** Changes an edition of the firm's own: its first day, its authority and all of its figures. */
  editRateEdition: RateEdition;
  /** Says users of which roles of a client must have a second factor: whoever has none adds one at the next sign-in. Requires `client:edit_users`. */
  editSecondFactorRule: SecondFactorRule;
  /** Corrects an office. Open cases are priced anew by its region, location and band. */
  editSite: Site;
  /** Changes a time recording. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows. */
  editTimeRecording: TimeRecording;
  /** Changes a user and their roles in child clients. Children not in the list are unchanged; a child without a role is unlinked. */
  editUser: User;
  /** Changes the name or the users of a user group; what is left out stays as it is. */
  editUserGroup: UserGroup;
  /** Saves the value of the assets of a Court of Protection case; called while the user types. */
  editValueOfAssets: Case;
  /** Changes a webhook, or switches it on or off. Requires `api_client:manage`. */
  editWebhook: Webhook;
  /** Ends the absence of a user, or calls it off. */
  endAbsence: User;
  /** Ends a session of a user, and answers its uuid: the viewer's own without `userUuid`. */
  endSession: Scalars['ID']['output'];
  /** Ends all sessions of a user, or without `userUuid` those of the viewer, but never the one of this request. */
  endSessions: Scalars['Boolean']['output'];
  /** Starts generating the final documents of a completed case; existing ones stay until the new ones are ready. Poll `documents` until its state is ready or failed. */
  generateDocuments: Case;
  /**
   * Queues the documents of up to 250 complete cases, each as `generateDocuments` does, and answers each in its place; `Case.documents` says when they
   * are there. Firms take turns, so that hundreds delay nobody else. Keys and refusals are those of `moveCases`.
   */
  generateDocumentsOfCases: Array<CaseEntry>;
  /** Hands open cases, reviews and saved views of a user over to others and deactivates the user, in one step. All of a kind goes, and what no receiver is named for stays as it is; comments keep their author. Whoever cannot read a case that would be theirs is refused by name. Can be undone for thirty days. */
  handOverUser: User;
  /** Enters a workbook that was read back, as its preview showed it. A CONFLICT where one of its lines was changed since. */
  importAssessmentWorkbook: RuledAssessment;
  /** Adds a system administrator who chooses a password by a link. `invitation` of the answer says where the link was mailed, or holds it where no mail is sent. Only for a system administrator. */
  inviteAdministrator: User;
  /** Adds a user who chooses a password by a link, in place of being given one. `invitation` of the answer says where the link was mailed, or holds it where no mail is sent. Requires `user:create`. */
  inviteUser: User;
  /** Gives several users a role in a child client of their firm, or takes it away: all of up to 200, or none. Requires `client:edit_users` in the firm, as `editUser` does. The same again changes nothing. */
  linkUsers: Array<UserLink>;
  /** Makes the link of the viewer's calendar. An earlier one ends at once. */
  makeCalendarLink: MadeCalendarLink;
  /** Marks the given notifications as read; without `uuids`, all of them. */
  markNotificationsRead: Viewer;
  /**
   * Merges a client into another one, and answers the one that is kept. It cannot be undone. Where anything was changed since
   * the preview, or something needs a choice and has none, that is a CONFLICT.
   */
  mergeClients: Client;
  /**
   * Moves a case to another stage; in that stage already, nothing changes. With `from`, a case that is in another stage than that is a CONFLICT:
   * `details.stage` is its present stage, and `current` the case as it is now.
   */
  moveCase: Case;
  /**
   * Moves up to 250 cases, each as `moveCase` does, and answers each in its place. One that is refused changes nothing and stops no other. Repeated
   * requests with the same `idempotencyKey` and the same list move each case once: what was not reached before is done, and the rest is answered as
   * before.
   */
  moveCases: Array<CaseEntry>;
  /** Moves a file or a folder into another folder, or into the root if `to` is null. */
  moveFile: Case;
  /** Moves several files and folders at once, all of them or none. What lies in a folder that is moved goes with it. */
  moveFiles: Case;
  /**
   * Moves 1 to 100 rows of a kind to another part or party of their case, or to another case in progress of the same firm and area of work: all, or
   * none. There they are new rows with copies of their documents, and refer to the parts, parties and the like of the same names; here they go to the
   * trash. Another case requires `case:create`, and no unresolved comment on the rows. `undoRows` takes all of it back. NOT_FOUND where the host does not
   * offer it.
   */
  moveItems: MovedItems;
  /** Asks for the preview of a document of a case that is not complete, or for a document of the assessment of a complete one; the same request while one is being made has no further effect. CONFLICT says why a document of an assessment cannot be made yet: the figures of the certificate need a ruling on every line. */
  previewDocument: Case;
  /** Removes all that is entered of an assessment. It can be restored for thirty days. */
  removeAssessment: Assessment;
  /** Removes an entry that no row has ever had. One that a row has is a CONFLICT: it can be retired. */
  removeBillListEntry: Scalars['ID']['output'];
  /** Ends the link of the viewer's calendar. */
  removeCalendarLink: Scalars['Boolean']['output'];
  /**
   * Removes an open case without rows, none in the trash either, with its notes and files. Requires `case:create`. It can be
   * brought back for thirty days.
   */
  removeCase: Scalars['ID']['output'];
  /** Removes a view of the viewer's own, and answers its uuid. */
  removeCaseView: Scalars['ID']['output'];
  /**
   * Removes a client without cases and without clients of its own: it is found nowhere, and its people cannot sign in. It
   * can be brought back for thirty days, with its people. Nobody removes their own client.
   */
  removeClient: Scalars['ID']['output'];
  /** Takes the mark of a client. It is set with `PUT /api/files/clients/{uuid}/mark`. Requires `client:edit`. */
  removeClientMark: Client;
  /** Removes a case part and answers its uuid. It can be restored for thirty days. */
  removeCopCasePart: Scalars['ID']['output'];
  /** Removes a cost note and answers its uuid. It can be restored for thirty days. */
  removeCostNote: Scalars['ID']['output'];
  /** Removes a disbursement and answers its uuid. It can be restored for thirty days. */
  removeDisbursement: Scalars['ID']['output'];
  /** Removes an expert fee and answers its uuid. It can be restored for thirty days. */
  removeExpertFee: Scalars['ID']['output'];
  /**
   * Removes a fee earner whom no case, no row, those of the trash included, and no rate names. It can be brought back for
   * thirty days.
   */
  removeFeeEarner: Scalars['ID']['output'];
  /** Joins the period that begins on `from` to the one before it. */
  removeFeeEarnerPeriod: FeeEarner;
  /** Deletes a file, or a folder with its contents. It can be restored for thirty days. */
  removeFile: Case;
  /** Deletes several files and folders with their contents, all of them or none. They can be restored for thirty days. */
  removeFiles: Case;
  /** Removes a hearing and answers its uuid. It can be restored for thirty days. */
  removeHearing: Scalars['ID']['output'];
  /** Removes a high cost step and answers its uuid. It can be restored for thirty days. */
  removeHighCostStep: Scalars['ID']['output'];
  /** Removes a note of one's own, and answers its uuid. */
  removeNote: Scalars['ID']['output'];
  /** Removes a party and answers its uuid. It can be restored for thirty days. */
  removeParty: Scalars['ID']['output'];
  /** Removes planned work and answers its uuid. It can be restored for thirty days. */
  removePlannedWork: Scalars['ID']['output'];
  /** Removes a procedural step and answers its uuid. It can be restored for thirty days. */
  removeProceduralStep: Scalars['ID']['output'];
  /** Removes a rate of the firm's own. Open cases are priced by what applied before it. */
  removeRateCard: Scalars['ID']['output'];
  /** Removes an edition of the firm's own. Open cases are priced by the edition before it; complete ones do not change. */
  removeRateEdition: Scalars['ID']['output'];
  /** Removes a second factor of the viewer's own account, and with the last one the recovery codes. */
  removeSecondFactor: SecondFactors;
  /** Removes an office at which nobody is, and no case. The headquarters goes last. It can be brought back for thirty days. */
  removeSite: Scalars['ID']['output'];
  /** Removes a time recording and answers its uuid. It can be restored for thirty days. */
  removeTimeRecording: Scalars['ID']['output'];
  /** Removes a user group, and answers its uuid. Its users stay. */
  removeUserGroup: Scalars['ID']['output'];
  /** Removes a webhook and its deliveries. It cannot be restored. Requires `api_client:manage`. */
  removeWebhook: Scalars['ID']['output'];
  /** Renames a file or a folder. A file keeps its extension. */
  renameFile: Case;
  /**
   * Asks for an archive of all data of a client, and answers the one that is being made, if there is one. Three are kept,
   * each for seven days. Requires `client:export`.
   */
  requestFirmArchive: FirmArchive;
  /**
   * Sends deliveries again, whatever became of them: those named by `uuids`, or all whose events are in the range. Each
   * keeps its `webhook-id`. Answers how many are sent again. Requires `api_client:manage`.
   */
  resendWebhookDeliveries: Scalars['Int']['output'];
  /** Sets a new password and ends all sessions of the user. The viewer must tell the user the password, who chooses another one at the next sign-in. */
  resetPassword: User;
  /** Removes all second factors and recovery codes of a user who has lost them, and ends their sessions. Requires `client:edit_users`. */
  resetSecondFactor: User;
  /** Resolves a comment: the case can be completed once none is left. */
  resolveComment: Commented;
  /** Restores the assessment that was removed last; what is entered of lines that the bill has unchanged is theirs again. */
  restoreAssessment: Assessment;
  /**
   * Sets what an entry of the audit changed back to what it was before, or brings back what it removed, as an edit like any other. Answers the
   * entry of that edit, whose own restore undoes it. With `version`, that of `auditRestore`, a record that was changed since is a CONFLICT.
   */
  restoreAuditedValue: Change;
  /** Makes an archived client active again. */
  restoreClient: Client;
  /** Brings back a removed case part, with all that was removed together with it. */
  restoreCopCasePart: CopCasePart;
  /** Brings back a removed cost note, with all that was removed together with it. */
  restoreCostNote: CostNote;
  /** Brings back a removed disbursement, with all that was removed together with it. */
  restoreDisbursement: Disbursement;
  /** Brings back a removed expert fee, with all that was removed together with it. */
  restoreExpertFee: ExpertFee;
  /** Restores a deleted file or folder, with everything deleted together with it. */
  restoreFile: Case;
  /** Restores several deleted files and folders, one after the other, each with everything deleted together with it and in it. At most 200. */
  restoreFiles: Case;
  /** Brings back a removed hearing, with all that was removed together with it. */
  restoreHearing: Hearing;
  /** Brings back a removed high cost step, with all that was removed together with it. */
  restoreHighCostStep: HighCostStep;
  /** Brings back a removed party, with all that was removed together with it. */
  restoreParty: Party;
  /** Brings back a removed planned work, with all that was removed together with it. */
  restorePlannedWork: PlannedWork;
  /** Brings back a removed procedural step, with all that was removed together with it. */
  restoreProceduralStep: ProceduralStep;
  /** Brings a case back that was removed in the last thirty days, as it was. */
  restoreRemovedCase: Case;
  /** Brings a client back that was removed in the last thirty days. */
  restoreRemovedClient: Client;
  /** Brings a fee earner back who was removed in the last thirty days. */
  restoreRemovedFeeEarner: FeeEarner;
  /** Brings an office back that was removed in the last thirty days. */
  restoreRemovedSite: Site;
  /** Brings back a removed time recording, with all that was removed together with it. */
  restoreTimeRecording: TimeRecording;
  /** Lets a deactivated user sign in again. */
  restoreUser: User;
  /**
   * Retires a fee earner from a day: no new work of that day or a later one may name them, nor a new case. What stands
   * stays. Without a day a retirement is taken back. Requires `client:edit`.
   */
  retireFeeEarner: FeeEarner;
  /** Revokes an API client with immediate effect. */
  revokeApiClient: Scalars['ID']['output'];
  /**
   * Gives a webhook a new secret, which is returned here, and not again. For 24 hours each message is signed with the new
   * secret and the one before. Requires `api_client:manage`.
   */
  rotateWebhookSecret: WebhookWithSecret;
  /** Rules on all lines of a filter at once. */
  ruleAssessmentLines: RuledAssessment;
  /** Enters what is offered and allowed of lines of a completed bill, at most 100, all or none. */
  saveAssessmentLines: Assessment;
  /** Saves a new version. `basedOn` is the number of the latest that the person has seen, null where there is none: CONFLICT if there is another since. */
  saveBudget: Budget;
  /** Sets days from which dates run, own dates, and what is done; in a complete case as well. Answers all dates of the case. */
  saveDeadlines: CaseDeadlines;
  /** Gives a user a link to choose another password; one who has never signed in is invited again. It takes the place of the links that they have, and the present password works until it is used. Requires `client:edit_users`. */
  sendPasswordLink: AccountLink;
  /** Says when a user is away: what is sent for review meanwhile goes to the deputy as well. The viewer's own without `userUuid`; of others requires `client:edit_users`. */
  setAbsence: User;
  /** Puts a client below another one, or below none. Roles in it of people of the client above it end at once. For a system administrator. */
  setClientParent: Client;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setCostNoteFiles: CostNote;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setDisbursementFiles: Disbursement;
  /** Replaces all enhancements of a case; activities not in the list are set to 0. Refused where a fixed fee is paid: unless the case, or the part, is exceptional, or its type has no fixed fee. */
  setEnhancements: Case;
  /** Sets whether the case, or one of its parts, is claimed as exceptional. */
  setExceptional: Case;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setExpertFeeFiles: ExpertFee;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setHearingFiles: Hearing;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setHighCostStepFiles: HighCostStep;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setProceduralStepFiles: ProceduralStep;
  /** Makes these the documents that are attached: those of the list that are not are attached, and all others detached. */
  setTimeRecordingFiles: TimeRecording;
  /**
   * Divides a row by its time or its amount: it keeps the rest, and a new row right after it has the part that is given and everything else alike. The
   * sum is kept to the hundredth. Documents and comments stay with the first. A row to which others belong is a CONFLICT. `undoRows` makes one row of
   * them again. NOT_FOUND where the host does not offer it.
   */
  splitItem: SplitItem;
  /** Undoes a ruling on many lines, or what was entered from a workbook. Lines that were changed since stay as they are. */
  undoAssessmentRuling: RuledAssessment;
  /** Lets a user sign in again whose work was handed over in the last thirty days, and gives back what is still with whoever took it over. */
  undoHandOver: UndoneHandOver;
  /**
   * Undoes what `splitItem` or `moveItems` did, all of it: for thirty days, and only while none of the rows was changed, removed or commented on since,
   * which is a CONFLICT.
   */
  undoRows: UndoneRows;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddAdministratorArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: NewAdministratorInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddApiClientArgs = {
  childClientRoles?: InputMaybe<Array<ChildRoleInput>>;
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ApiClientInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddBillListEntryArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BillListEntryInput;
  list: BillList;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddCaseViewArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CaseViewInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddClientArgs = {
  feeEarners?: InputMaybe<Array<FeeEarnerInput>>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: NewClientInput;
  sites: Array<SiteInput>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddCommentArgs = {
  body: Scalars['String']['input'];
  caseUuid: Scalars['ID']['input'];
  entityType: EntityType;
  entityUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddCopCasePartArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CopCasePartInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddCostNoteArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CostNoteInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddCourtOfProtectionCaseArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CourtOfProtectionCaseInput;
  solicitorUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddDisbursementArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DisbursementInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddExpertFeeArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExpertFeeInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddFeeEarnerArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FeeEarnerInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddFolderArgs = {
  caseUuid: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  parent?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddHearingArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: HearingInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddHighCostCaseArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: HighCostCaseInput;
  solicitorUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddHighCostStepArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: HighCostStepInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddInterPartiesCaseArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InterPartiesCaseInput;
  solicitorUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddLegalAidCaseArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LegalAidCaseInput;
  solicitorUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddNoteArgs = {
  body: Scalars['String']['input'];
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddPartyArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PartyInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddPlannedWorkArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PlannedWorkInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddProceduralStepArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProceduralStepInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddRateCardArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RateCardInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddRateEditionArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RateEditionInput;
  key: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddRowsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  rows: Array<NewRow>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddSecondFactorArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  currentPassword: Scalars['String']['input'];
  kind: SecondFactorAddition;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddSiteArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SiteInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddTimeRecordingArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TimeRecordingInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddUserArgs = {
  childClientRoles?: InputMaybe<Array<ChildRoleInput>>;
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: NewUserInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddUserGroupArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  users: Array<Scalars['ID']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationAddWebhookArgs = {
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: WebhookInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationArchiveClientArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeCasePartsArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<CopCasePartChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeCostNotesArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<CostNoteChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeDisbursementsArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<DisbursementChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeExpertFeesArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<ExpertFeeChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeHearingsArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<HearingChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeHighCostStepsArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<HighCostStepChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangePartiesArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<PartyChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangePlannedWorkArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<PlannedWorkChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeProceduralStepsArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<ProceduralStepChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangeTimeRecordingsArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<TimeRecordingChange>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationChangedCaseArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationCopyCaseArgs = {
  caseName?: InputMaybe<Scalars['String']['input']>;
  certificateNumber?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  items?: InputMaybe<Scalars['Boolean']['input']>;
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationDateFileArgs = {
  caseUuid: Scalars['ID']['input'];
  dated?: InputMaybe<Scalars['Date']['input']>;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationDeactivateUserArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationDeleteFirmArchiveArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditAssessmentArgs = {
  caseUuid: Scalars['ID']['input'];
  input: AssessmentInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditBillListEntryArgs = {
  clientUuid: Scalars['ID']['input'];
  input: BillListEntryInput;
  list: BillList;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditCaseViewArgs = {
  input: CaseViewChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditCasesArgs = {
  changes: Array<CaseEdit>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditClientArgs = {
  input: ClientChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditCommentArgs = {
  body: Scalars['String']['input'];
  caseUuid: Scalars['ID']['input'];
  entityType: EntityType;
  entityUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditCopCasePartArgs = {
  caseUuid: Scalars['ID']['input'];
  input: CopCasePartInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditCostNoteArgs = {
  caseUuid: Scalars['ID']['input'];
  input: CostNoteInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditCourtOfProtectionCaseArgs = {
  input: CourtOfProtectionCaseChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditDisbursementArgs = {
  caseUuid: Scalars['ID']['input'];
  input: DisbursementInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditEnhancementArgs = {
  caseUuid: Scalars['ID']['input'];
  enhancement: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditExpertFeeArgs = {
  caseUuid: Scalars['ID']['input'];
  input: ExpertFeeInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditFeeEarnerArgs = {
  clientUuid: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  input: FeeEarnerChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditHearingArgs = {
  caseUuid: Scalars['ID']['input'];
  input: HearingInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditHighCostCaseArgs = {
  input: HighCostCaseChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditHighCostStepArgs = {
  caseUuid: Scalars['ID']['input'];
  input: HighCostStepInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditInterPartiesCaseArgs = {
  input: InterPartiesCaseChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditLegalAidCaseArgs = {
  input: LegalAidCaseChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditNarrativeArgs = {
  caseUuid: Scalars['ID']['input'];
  narrative: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditNoteArgs = {
  body: Scalars['String']['input'];
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditNotificationSettingsArgs = {
  settings: Array<NotificationSettingInput>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditPartyArgs = {
  caseUuid: Scalars['ID']['input'];
  input: PartyInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditPlannedWorkArgs = {
  caseUuid: Scalars['ID']['input'];
  input: PlannedWorkInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditProceduralStepArgs = {
  caseUuid: Scalars['ID']['input'];
  input: ProceduralStepInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditProfileArgs = {
  input: ProfileInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditRateCardArgs = {
  clientUuid: Scalars['ID']['input'];
  input: RateCardInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditRateEditionArgs = {
  clientUuid: Scalars['ID']['input'];
  input: RateEditionInput;
  key: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditSecondFactorRuleArgs = {
  clientUuid: Scalars['ID']['input'];
  roles: Array<UserRole>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditSiteArgs = {
  clientUuid: Scalars['ID']['input'];
  input: SiteChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditTimeRecordingArgs = {
  caseUuid: Scalars['ID']['input'];
  input: TimeRecordingInput;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditUserArgs = {
  childClientRoles?: InputMaybe<Array<ChildRoleInput>>;
  input: UserChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditUserGroupArgs = {
  clientUuid: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  users?: InputMaybe<Array<Scalars['ID']['input']>>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditValueOfAssetsArgs = {
  caseUuid: Scalars['ID']['input'];
  valueOfAssets: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEditWebhookArgs = {
  input: WebhookChanges;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEndAbsenceArgs = {
  userUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEndSessionArgs = {
  userUuid?: InputMaybe<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationEndSessionsArgs = {
  userUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationGenerateDocumentsArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationGenerateDocumentsOfCasesArgs = {
  caseUuids: Array<Scalars['ID']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationHandOverUserArgs = {
  to: HandOverInput;
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationImportAssessmentWorkbookArgs = {
  caseUuid: Scalars['ID']['input'];
  import: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationInviteAdministratorArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvitedAdministratorInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationInviteUserArgs = {
  childClientRoles?: InputMaybe<Array<ChildRoleInput>>;
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvitedUserInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationLinkUsersArgs = {
  clientUuid: Scalars['ID']['input'];
  links: Array<UserLinkInput>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMarkNotificationsReadArgs = {
  uuids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMergeClientsArgs = {
  choices?: InputMaybe<Array<MergeChoiceInput>>;
  clientUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  mergedUuid: Scalars['ID']['input'];
  stamp: Scalars['String']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMoveCaseArgs = {
  from?: InputMaybe<Stage>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  stage: Stage;
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMoveCasesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  moves: Array<CaseMove>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMoveFileArgs = {
  caseUuid: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  to?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMoveFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationMoveItemsArgs = {
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: RowKind;
  part?: InputMaybe<Scalars['String']['input']>;
  partyUuid?: InputMaybe<Scalars['ID']['input']>;
  rows: Array<RowToMove>;
  toCaseUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationPreviewDocumentArgs = {
  caseUuid: Scalars['ID']['input'];
  key: Scalars['String']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveAssessmentArgs = {
  caseUuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveBillListEntryArgs = {
  clientUuid: Scalars['ID']['input'];
  list: BillList;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveCaseArgs = {
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveCaseViewArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveClientArgs = {
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveClientMarkArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveCopCasePartArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveCostNoteArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveDisbursementArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveExpertFeeArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveFeeEarnerArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveFeeEarnerPeriodArgs = {
  clientUuid: Scalars['ID']['input'];
  from: Scalars['Date']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveFileArgs = {
  caseUuid: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveHearingArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveHighCostStepArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveNoteArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemovePartyArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemovePlannedWorkArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveProceduralStepArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveRateCardArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveRateEditionArgs = {
  clientUuid: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveSecondFactorArgs = {
  currentPassword: Scalars['String']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveSiteArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveTimeRecordingArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveUserGroupArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRemoveWebhookArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRenameFileArgs = {
  caseUuid: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRequestFirmArchiveArgs = {
  clientUuid: Scalars['ID']['input'];
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationResendWebhookDeliveriesArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  uuids?: InputMaybe<Array<Scalars['ID']['input']>>;
  webhookUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationResetSecondFactorArgs = {
  userUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationResolveCommentArgs = {
  caseUuid: Scalars['ID']['input'];
  entityType: EntityType;
  entityUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreAssessmentArgs = {
  caseUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreAuditedValueArgs = {
  caseUuid: Scalars['ID']['input'];
  id: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreClientArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreCopCasePartArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreCostNoteArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreDisbursementArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreExpertFeeArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreFileArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  uuids: Array<Scalars['ID']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreHearingArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreHighCostStepArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestorePartyArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestorePlannedWorkArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreProceduralStepArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreRemovedCaseArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreRemovedClientArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreRemovedFeeEarnerArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreRemovedSiteArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreTimeRecordingArgs = {
  caseUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRestoreUserArgs = {
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRetireFeeEarnerArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRevokeApiClientArgs = {
  clientUuid: Scalars['ID']['input'];
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRotateWebhookSecretArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  uuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationRuleAssessmentLinesArgs = {
  caseUuid: Scalars['ID']['input'];
  filter?: InputMaybe<AssessmentFilter>;
  ruling: AssessmentRulingInput;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSaveAssessmentLinesArgs = {
  caseUuid: Scalars['ID']['input'];
  changes: Array<AssessmentLineChange>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSaveBudgetArgs = {
  basedOn?: InputMaybe<Scalars['Int']['input']>;
  caseUuid: Scalars['ID']['input'];
  input: BudgetInput;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSaveDeadlinesArgs = {
  caseUuid: Scalars['ID']['input'];
  deadlines?: InputMaybe<Array<DeadlineChange>>;
  starts?: InputMaybe<Array<DeadlineStartInput>>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSendPasswordLinkArgs = {
  userUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetAbsenceArgs = {
  input: AbsenceInput;
  userUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetClientParentArgs = {
  parentUuid?: InputMaybe<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetCostNoteFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetDisbursementFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetEnhancementsArgs = {
  caseUuid: Scalars['ID']['input'];
  enhancements: Array<EnhancementInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetExceptionalArgs = {
  casePart?: InputMaybe<CasePart>;
  caseUuid: Scalars['ID']['input'];
  exceptional: Scalars['Boolean']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetExpertFeeFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetHearingFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetHighCostStepFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetProceduralStepFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSetTimeRecordingFilesArgs = {
  caseUuid: Scalars['ID']['input'];
  files: Array<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationSplitItemArgs = {
  amount?: InputMaybe<Scalars['Money']['input']>;
  caseUuid: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kind: RowKind;
  time?: InputMaybe<Scalars['Hours']['input']>;
  uuid: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationUndoAssessmentRulingArgs = {
  caseUuid: Scalars['ID']['input'];
  undo: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationUndoHandOverArgs = {
  userUuid: Scalars['ID']['input'];
};


/** What can be changed. Each change is made whole or not at all, and is recorded in the audit. */
export type MutationUndoRowsArgs = {
  caseUuid: Scalars['ID']['input'];
  undo: Scalars['ID']['input'];
};

/** A new system administrator. */
export type NewAdministratorInput = {
  /** The e-mail address, with which they sign in. An e-mail address, such as name@firm.co.uk. */
  emailAddress: Scalars['String']['input'];
  /** First name and surname. A first name and a surname: letters, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
  /** The first password. The administrator chooses another one at the first sign-in. Text of 8 to 200 characters. */
  password: Scalars['String']['input'];
};

/** A new API client with its secret. */
export type NewApiClient = {
  __typename?: 'NewApiClient';
  /** The API client. */
  apiClient: ApiClient;
  /** The OAuth client secret. It is answered here only: keep it. */
  clientSecret: Scalars['String']['output'];
};

/** A new client: a firm of solicitors or costs draftsmen. */
export type NewClientInput = {
  /** What sort of firm it is; it cannot be changed later. */
  clientType: ClientType;
  /** The county. Text of 3 to 255 characters. */
  county?: InputMaybe<Scalars['String']['input']>;
  /** What the client is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** The first line of the address. Text of 3 to 255 characters. */
  firstLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** The name of the firm. Text of 3 to 255 characters. */
  name: Scalars['String']['input'];
  /** The telephone number. Text of 3 to 50 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The person to ask for. Text of 3 to 255 characters. */
  primaryContactName?: InputMaybe<Scalars['String']['input']>;
  /** Whether what its bills were reduced for in assessments is told before others are filed; yes, unless it is given. */
  remembersReductions?: InputMaybe<Scalars['Boolean']['input']>;
  /** The second line of the address. Text of 3 to 255 characters. */
  secondLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** The number of the firm with the Solicitors Regulation Authority. Text of 3 to 50 characters. */
  solicitorSraNumber: Scalars['String']['input'];
  /** The town. Text of 3 to 255 characters. */
  town?: InputMaybe<Scalars['String']['input']>;
};

/** A row that is to be added: that of one kind, and of no other. */
export type NewRow = {
  /** The case that gets it. */
  caseUuid: Scalars['ID']['input'];
  /** The fields of the new row. */
  copCasePart?: InputMaybe<CopCasePartInput>;
  /** The fields of the new row. */
  costNote?: InputMaybe<CostNoteInput>;
  /** The fields of the new row. */
  disbursement?: InputMaybe<DisbursementInput>;
  /** The fields of the new row. */
  expertFee?: InputMaybe<ExpertFeeInput>;
  /** The fields of the new row. */
  hearing?: InputMaybe<HearingInput>;
  /** The fields of the new row. */
  highCostStep?: InputMaybe<HighCostStepInput>;
  /** The fields of the new row. */
  party?: InputMaybe<PartyInput>;
  /** The fields of the new row. */
  plannedWork?: InputMaybe<PlannedWorkInput>;
  /** The fields of the new row. */
  proceduralStep?: InputMaybe<ProceduralStepInput>;
  /** The fields of the new row. */
  timeRecording?: InputMaybe<TimeRecordingInput>;
};

/** A new user. */
export type NewUserInput = {
  /** Their role in their own firm: not above the role of the caller. */
  clientRole: UserRole;
  /** The e-mail address, with which they sign in. An e-mail address, such as name@firm.co.uk. */
  emailAddress: Scalars['String']['input'];
  /** What the user is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** First name and surname. A first name and a surname: letters, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
  /** The first password. The user chooses another one at the first sign-in. Text of 8 to 200 characters. */
  password: Scalars['String']['input'];
  /** The office at which they are. The uuid of a site of the same client. */
  siteUuid: Scalars['ID']['input'];
  /** Their number with the Solicitors Regulation Authority; of solicitors. Text of 1 to 20 characters. Required where it applies. */
  solicitorSraNumber?: InputMaybe<Scalars['String']['input']>;
};

/** A note on a case. No document prints it. */
export type Note = {
  __typename?: 'Note';
  /** The note, as plain text, 3 to 5,000 characters. */
  body: Scalars['String']['output'];
  /** When its text was edited last; when it was created, if it was not. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null if the host does not say who wrote it. */
  createdBy?: Maybe<StaffMember>;
  /** Whether the viewer may change it: its author, or whoever may read the case where the host does not say who wrote it. */
  mine: Scalars['Boolean']['output'];
  /** When it was edited or brought back last. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A page of notes. */
export type NoteConnection = {
  __typename?: 'NoteConnection';
  /** Those of this page, in order. */
  nodes: Array<Note>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** Something that happened to a case, for one reader. */
export type Notification = {
  __typename?: 'Notification';
  /** The present name of that case. */
  caseName?: Maybe<Scalars['String']['output']>;
  /** The case it is about; null for what is about none, such as a webhook. */
  caseUuid?: Maybe<Scalars['ID']['output']>;
  /** When it was recorded. Null where the host does not say. */
  createdAt: Scalars['DateTime']['output'];
  /** For a comment: its item; null if that was deleted. */
  item?: Maybe<NotificationItem>;
  /** What happened. */
  kind: NotificationKind;
  /** For a comment: its current text. */
  quote?: Maybe<Scalars['String']['output']>;
  /** When it was marked as read; null while it is unread. */
  readAt?: Maybe<Scalars['DateTime']['output']>;
  /** What happened, with the current names of case and item. */
  sentence: Scalars['String']['output'];
  /** The present stage of that case. */
  stage?: Maybe<Stage>;
  /** When it was read; until then, when it was made. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** Those of this page, in order. */
  nodes: Array<Notification>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** The item of a case that lists a comment. */
export type NotificationItem = {
  __typename?: 'NotificationItem';
  /** For a hearing, what it was; null for any other kind. */
  hearingType?: Maybe<Scalars['String']['output']>;
  /** The kind of row, such as `time_recording`. */
  kind: Scalars['String']['output'];
  /** The tab of the case that lists it; null for a kind without a tab. */
  tab?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** What people are notified of. */
export type NotificationKind =
  /** A comment was added. */
  | 'comment_added'
  /** A comment was resolved. */
  | 'comment_resolved'
  /** A date of a case that the viewer drafts, or is the fee earner of, is near. */
  | 'date_near'
  /** The documents of a case could not be made. */
  | 'documents_failed'
  /** The documents of a case are made. */
  | 'documents_ready'
  /** Cases, reviews or views of someone who leaves were handed over to the viewer. It is about no case. */
  | 'handed_over'
  /** A time ledger was imported. */
  | 'ledger_imported'
  /** Someone has forgotten the password, where no mail is sent; told to the owners and IT administrators of the firm. It is about no case. */
  | 'password_forgotten'
  /** A case was sent for review. */
  | 'sent_for_review'
  /** The value of a case in review moved, because what a fee earner or an office is was changed. */
  | 'value_moved'
  /** A webhook was switched off, because its endpoint failed; told to whoever added it and to the owners of its firm. It is about no case. */
  | 'webhook_disabled';

/** How a kind of event is mailed. */
export type NotificationMail =
  /** A minute after it happened, with all that happened meanwhile. */
  | 'at_once'
  /** At seven in the morning in London, with all that happened since the day before. */
  | 'daily'
  /** Not at all, as it is until the viewer chooses. */
  | 'off';

/** Whether the viewer is notified of one kind of event. */
export type NotificationSetting = {
  __typename?: 'NotificationSetting';
  /** Whether the viewer is notified of it. */
  isOn: Scalars['Boolean']['output'];
  /** The kind of event. */
  kind: NotificationKind;
  /** What people read for it. */
  label: Scalars['String']['output'];
  /** How it is mailed to the viewer, while `isOn`. Null where no mail is sent, and for a kind that is never mailed. */
  mail?: Maybe<NotificationMail>;
};

/** Whether to be notified of one kind of event, and how it is mailed. What is left out stays as it is. */
export type NotificationSettingInput = {
  /** Whether to be notified of it. */
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kind of event. */
  kind: NotificationKind;
  /** How it is mailed. Refused where no mail is sent, and for a kind that is never mailed. */
  mail?: InputMaybe<NotificationMail>;
};

/** An offer to settle the costs; `amount` is in pounds. */
export type Offer = {
  __typename?: 'Offer';
  /** How much was offered, in pounds. */
  amount: Scalars['Money']['output'];
  /** Who made it, by name. */
  by: Scalars['String']['output'];
  /** The day of the offer. */
  date: Scalars['Date']['output'];
};

/** An offer to settle the costs; `amount` is in pounds. */
export type OfferInput = {
  /** How much was offered, in pounds. */
  amount: Scalars['Money']['input'];
  /** Who made it, by name. */
  by: Scalars['String']['input'];
  /** The day of the offer. */
  date: Scalars['Date']['input'];
};

/** Who makes an offer. */
export type OfferedBy =
  /** The party that pays the costs. */
  | 'paying_party'
  /** The party that receives them. */
  | 'receiving_party';

/** An entry of a list that a firm has entered, as a row of a case may have it. */
export type OfferedEntry = {
  __typename?: 'OfferedEntry';
  /** Its code. */
  code: Scalars['String']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Whether it is offered for no further row. */
  retired: Scalars['Boolean']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** An unresolved comment, and where it is. */
export type OpenComment = {
  __typename?: 'OpenComment';
  /** The comment. Null where the host tells no more than that there is one. */
  comment?: Maybe<Comment>;
  /** The kind of that row, such as `high_cost_counsel`, and the text by which it is known. */
  entityKind?: Maybe<Scalars['String']['output']>;
  /** The text by which that row is known. */
  entityText?: Maybe<Scalars['String']['output']>;
  /** What was commented on: the item, or a row that is part of it. */
  entityType?: Maybe<EntityType>;
  /** The uuid of that row. */
  entityUuid?: Maybe<Scalars['ID']['output']>;
  /** The item in whose list it is shown: for a comment on a part of an item, that item. */
  item: Scalars['ID']['output'];
  /** The tab of the case that lists the item. */
  tab: Scalars['String']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A document that was made of a completed case. */
export type OutputFile = {
  __typename?: 'OutputFile';
  /** When it was made. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** In bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** The same: a document is never changed, others are made in its place. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** What a reader has to know of the document, in sentences, such as that a character of a name cannot be printed. Null where the host does not say. */
  warnings?: Maybe<Array<Scalars['String']['output']>>;
};

/** A phase in which more is recorded since the approval than was approved. In pounds without VAT. */
export type OverspentPhase = {
  __typename?: 'OverspentPhase';
  /** What was approved or agreed. */
  approved: Scalars['Money']['output'];
  /** How much more that is. */
  over: Scalars['Money']['output'];
  /** The phase. */
  phase: Phase;
  /** What is recorded since. */
  spent: Scalars['Money']['output'];
};

/** An edition of rates that a firm has recorded as its own. */
export type OwnRate = {
  __typename?: 'OwnRate';
  /** Who recorded it, by name. */
  by: Scalars['String']['output'];
  /** The name of the firm. */
  firm: Scalars['String']['output'];
  /** The day it was recorded. */
  on: Scalars['Date']['output'];
};

/** Where the next page of a connection begins. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** The cursor of the last one of this page, for `after` of the next. Opaque; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Why only the first page of a costs budget is completed. */
export type PageOneReason =
  /** The budgeted costs do not exceed 25,000 pounds. */
  | 'budgeted_costs'
  /** The claim is worth less than 50,000 pounds. */
  | 'claim_value';

/** What the first screen shows. No case is in it twice: it stands in the first queue that it belongs to. */
export type Panel = {
  __typename?: 'Panel';
  /** The newest cases, without those that the queues show. */
  newest?: Maybe<Array<SearchHit>>;
  /**
   * What waits, in this order: `sent_back`, `waiting_review`, `comments`, `untouched` and `escapes`, each with the number of all its cases. On a
   * host without these `drafts`, `reviews` and `comments`. Null if the host has no queues.
   */
  queues?: Maybe<Array<Queue>>;
  /** What there is to begin with, for a viewer who sees no case yet; null for one who does. */
  start?: Maybe<PanelStart>;
};

/** What there is in a house whose cases the viewer has none of yet. Null each, with an error, where the viewer may not read it. */
export type PanelStart = {
  __typename?: 'PanelStart';
  /** How many clients the viewer may read. */
  clients?: Maybe<Scalars['Int']['output']>;
  /** The firms whose cases the viewer may draft. */
  solicitors?: Maybe<Array<Client>>;
  /** How many users the viewer may read, themselves included. */
  users?: Maybe<Scalars['Int']['output']>;
};

/** What a part of a two-part case comes to, in pounds. */
export type PartTotals = {
  __typename?: 'PartTotals';
  /** The part; null for rows whose part is not recorded. */
  casePart?: Maybe<CasePart>;
  /** The escape test of the part. Null if there is no rate for it. */
  escape?: Maybe<Escape>;
  /** Net and VAT together, in pounds. */
  gross: Scalars['Money']['output'];
  /** What it comes to without VAT, in pounds. */
  net: Scalars['Money']['output'];
  /** The VAT on it, in pounds. */
  vat: Scalars['Money']['output'];
};

/** A person or body in a case, for whom rows can be recorded. */
export type Party = CaseItem & {
  __typename?: 'Party';
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** What it is in the case. Null where it is not recorded. */
  capacity?: Maybe<PartyCapacity>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its disbursements come to without VAT. */
  disbursementAmount?: Maybe<Scalars['Money']['output']>;
  /** The VAT on them, in pounds. */
  disbursementVat?: Maybe<Scalars['Money']['output']>;
  /** How many letters in are recorded for it. */
  lettersIn?: Maybe<Scalars['Int']['output']>;
  /** How many letters out are recorded for it. */
  lettersOut?: Maybe<Scalars['Int']['output']>;
  /** Whether its costs are shared with a linked certificate. Shown, never priced, as the rate. */
  linkedCosts?: Maybe<Scalars['Boolean']['output']>;
  /** Its name. */
  party: Scalars['String']['output'];
  /** Pounds per hour. Shown, never priced. */
  rate?: Maybe<Scalars['Money']['output']>;
  /** High cost: as whom they act. One of `solicitor`, `junior_counsel`, `leading_counsel`, `senior_counsel`, or the word of a host that has its own. */
  role?: Maybe<Scalars['String']['output']>;
  /** How many telephone calls are recorded for it. */
  telephoneCalls?: Maybe<Scalars['Int']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What a party is in its case. */
export type PartyCapacity =
  /** The client. */
  | 'client'
  /** Counsel. */
  | 'counsel'
  /** The court. */
  | 'court'
  /** An expert. */
  | 'expert'
  /** The other side. */
  | 'opponent'
  /** Anyone else. */
  | 'other'
  /** Another solicitor. */
  | 'solicitor'
  /** A witness of fact. */
  | 'witness';

/** One change of several of `changeParties`. */
export type PartyChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<PartyInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeParties`. */
export type PartyChanged = {
  __typename?: 'PartyChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<Party>;
};

/** A page of parties. */
export type PartyConnection = {
  __typename?: 'PartyConnection';
  /** Those of this page, in order. */
  nodes: Array<Party>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `Party`. */
export type PartyInput = {
  /** What it is in the case. */
  capacity?: InputMaybe<PartyCapacity>;
  /** Whether its costs are shared with a linked certificate. Shown, never priced, as the rate. */
  linkedCosts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name. Text of 3 to 100 characters. */
  party: Scalars['String']['input'];
  /** Pounds per hour. Shown, never priced. From 0 to 99,999.99 pounds, with at most two decimals. */
  rate?: InputMaybe<Scalars['Money']['input']>;
  /** High cost: as whom they act. */
  role?: InputMaybe<PartyRole>;
};

/** As whom a party acts in a high cost case. */
export type PartyRole =
  /** As junior counsel. */
  | 'junior_counsel'
  /** As leading counsel. */
  | 'leading_counsel'
  /** As senior junior counsel. */
  | 'senior_counsel'
  /** As the solicitor. */
  | 'solicitor';

/** Something that half of the other bills were reduced for, of words two thirds. */
export type PastReduction = {
  __typename?: 'PastReduction';
  /** In how many of the other bills there were rulings on lines of it; of a reason, how many other bills there are. */
  bills: Scalars['Int']['output'];
  /** What it is. */
  by: PastReductionBy;
  /** The cases in which it was reduced, the one completed last first, ten at most. */
  cases: Array<PastReductionCase>;
  /** Its value, such as `preparation`, or the word. */
  key: Scalars['String']['output'];
  /** How many lines of this bill have it. Null for a reason, which a bill has none of before its assessment. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** What was reduced, in a sentence. */
  message: Scalars['String']['output'];
  /** What people call it. */
  name: Scalars['String']['output'];
  /** What these lines come to in pounds without VAT. Null for a reason. */
  net?: Maybe<Scalars['Money']['output']>;
  /** What was reduced of these lines in percent, net of VAT. */
  percent: Scalars['Int']['output'];
  /** The commonest reason. Null where none is given. */
  reason?: Maybe<ReductionReason>;
  /** In how many of these one of them was reduced. */
  reduced: Scalars['Int']['output'];
};

/** By what reductions are remembered. */
export type PastReductionBy =
  /** The kind of work or disbursement. */
  | 'activity'
  /** The grade of the fee earner on the day of the work. */
  | 'grade'
  /** The reason of the reduction. */
  | 'reason'
  /** A word of the description. */
  | 'words';

/** A case whose bill was reduced. */
export type PastReductionCase = {
  __typename?: 'PastReductionCase';
  /** Its name. */
  caseName: Scalars['String']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** What a bill has that other bills of the same firm, in the same area of work, were reduced for in their assessments. */
export type PastReductions = {
  __typename?: 'PastReductions';
  /** How many assessed bills are compared, those completed last, 200 at most. Of fewer than five nothing is told. */
  bills: Scalars['Int']['output'];
  /** By activity, by grade, by reason and by words; the one that comes to most here first. */
  findings: Array<PastReduction>;
  /** Whether the firm wants it: with `remembersReductions` of the client it is switched off. */
  isOn: Scalars['Boolean']['output'];
};

/** The phases of inter partes proceedings, for budgets and electronic bills. */
export type Phase =
  /** Alternative dispute resolution and discussions to settle. */
  | 'adr_settlement_discussions'
  /** Case management conference and other case management. */
  | 'cmc'
  /** Disclosure and inspection of documents. */
  | 'disclosure'
  /** Reports and meetings of experts. */
  | 'expert_reports'
  /** Issue of the claim, and statements of case. */
  | 'issue_statements_of_case'
  /** Before the claim is issued: letters before action, protocols and advice. */
  | 'pre_action_costs'
  /** The trial, judgment included. */
  | 'trial'
  /** Preparation of the trial. */
  | 'trial_preparation'
  /** Pre-trial review. */
  | 'trial_review'
  /** Statements of witnesses of fact. */
  | 'witness_statements';

/** What planned work is for, as a case plan divides its estimate. */
export type PlannedCosts =
  /** Counsel, by the hour or for an amount. */
  | 'counsel'
  /** Money to be paid to a third party. */
  | 'disbursements'
  /** The work of a fee earner, by the hour. */
  | 'profit_costs';

/** Work that is planned at a stage of a high cost case, for its case plan. An estimate, and no part of the bill. */
export type PlannedWork = CaseItem & {
  __typename?: 'PlannedWork';
  /** A disbursement, or what counsel is paid where it is not by the hour, in pounds without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** What it is for. */
  costs: PlannedCosts;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is planned. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whose work it is; of profit costs alone. */
  feeEarner?: Maybe<CaseFeeEarner>;
  /** The advocate; of counsel alone. */
  name?: Maybe<Scalars['String']['output']>;
  /** Pounds per hour, without VAT. */
  rate?: Maybe<Scalars['Money']['output']>;
  /** The stage of the case, such as Pre-proceedings or Issues resolution hearing. */
  stage: Scalars['String']['output'];
  /** How many hours. Null for what is estimated at an amount. */
  time?: Maybe<Scalars['Hours']['output']>;
  /** What it is estimated at, without VAT: the amount, or hours times rate. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changePlannedWork`. */
export type PlannedWorkChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<PlannedWorkInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changePlannedWork`. */
export type PlannedWorkChanged = {
  __typename?: 'PlannedWorkChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<PlannedWork>;
};

/** A page of planned work. */
export type PlannedWorkConnection = {
  __typename?: 'PlannedWorkConnection';
  /** Those of this page, in order. */
  nodes: Array<PlannedWork>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `PlannedWork`. */
export type PlannedWorkInput = {
  /** A disbursement, or what counsel is paid where it is not by the hour, in pounds without VAT. From 0 to 99,999,999 pounds, with at most two decimals. Required where it applies. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** What it is for. */
  costs: PlannedCosts;
  /** What is planned. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whose work it is; of profit costs alone. The uuid of a fee earner of the client whose case it is. Required where it applies. */
  feeEarner?: InputMaybe<Scalars['ID']['input']>;
  /** The advocate; of counsel alone. Text of 3 to 100 characters. Required where it applies. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Pounds per hour, without VAT. From 0 to 99,999.99 pounds, with at most two decimals. Required where it applies. */
  rate?: InputMaybe<Scalars['Money']['input']>;
  /** The stage of the case, such as Pre-proceedings or Issues resolution hearing. Text of 3 to 100 characters. */
  stage: Scalars['String']['input'];
  /** How many hours. From 0.01 to 9,999.99 hours, with at most two decimals. Required where it applies. */
  time?: InputMaybe<Scalars['Hours']['input']>;
};

/** A document that was made on request. */
export type PreviewFile = {
  __typename?: 'PreviewFile';
  /** When it was made. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the file. */
  fileName: Scalars['String']['output'];
  /** Whether neither the case nor its files have changed since; of an assessment, whether nothing was entered in it since. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was made. */
  madeAt: Scalars['DateTime']['output'];
  /** In bytes. */
  size: Scalars['Int']['output'];
  /** The same: a preview is never changed, another is made in its place. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** As of a final document. */
  warnings: Array<Scalars['String']['output']>;
};

/** What a hearing would be paid. */
export type PricedHearing = {
  __typename?: 'PricedHearing';
  /** Net and VAT together, in pounds. Null if the host does not say. */
  gross?: Maybe<Scalars['Money']['output']>;
  /** Its lines in the bill. Those that are not counted say why. */
  lines: Array<Line>;
  /** What the counted lines come to without VAT, in pounds. Null if the host does not say. */
  net?: Maybe<Scalars['Money']['output']>;
  /** The VAT on them, in pounds. Null if the host does not say. */
  vat?: Maybe<Scalars['Money']['output']>;
};

/** A step in the procedure of an inter partes case, or an attendance. */
export type ProceduralStep = CaseItem & {
  __typename?: 'ProceduralStep';
  /** Who attended, and for how long. */
  attendances: Array<StepAttendance>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The activity of the electronic bill of what has none of its own under it. Null where it follows from what else is recorded. */
  billActivity?: Maybe<BillActivity>;
  /** The task of the electronic bill of what has none of its own under it. Null where it follows from what else is recorded. */
  billTask?: Maybe<BillTask>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day of the step. */
  date: Scalars['Date']['output'];
  /** What was done. */
  description: Scalars['String']['output'];
  /** Its disbursements. */
  disbursements: Array<StepDisbursement>;
  /** Whether it is a step or, as a hearing, an attendance. A step where it is not given. One of `procedural_step`, `hearing`, or the word of a host that has its own. */
  feeType?: Maybe<Scalars['String']['output']>;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** The phase of the proceedings. One of `pre_action_costs`, `issue_statements_of_case`, `cmc`, `disclosure`, `witness_statements`, `expert_reports`, `trial_review`, `trial_preparation`, `trial`, `adr_settlement_discussions`, or the word of a host that has its own. */
  phase: Scalars['String']['output'];
  /** What was done, as a type. One of `claim`, `defence`, `reply`, `allocation`, `disclosure`, `inspection`, `witness_statement`, `expert_report`, `application`, `conference`, `mediation`, `hearing`, `trial`, `settlement`, `other`, or the word of a host that has its own. */
  proceduralType: Scalars['String']['output'];
  /** What its attendances and disbursements come to, without VAT. Null where the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeProceduralSteps`. */
export type ProceduralStepChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<ProceduralStepInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeProceduralSteps`. */
export type ProceduralStepChanged = {
  __typename?: 'ProceduralStepChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<ProceduralStep>;
};

/** A page of procedural steps. */
export type ProceduralStepConnection = {
  __typename?: 'ProceduralStepConnection';
  /** Those of this page, in order. */
  nodes: Array<ProceduralStep>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `ProceduralStep`. */
export type ProceduralStepInput = {
  /** Who attended, and for how long. */
  attendances?: InputMaybe<Array<StepAttendanceInput>>;
  /** The activity of the electronic bill of what has none of its own under it. */
  billActivity?: InputMaybe<BillActivity>;
  /** The task of the electronic bill of what has none of its own under it. */
  billTask?: InputMaybe<BillTask>;
  /** The day of the step. */
  date: Scalars['Date']['input'];
  /** What was done. Text of 3 to 1,000 characters. */
  description: Scalars['String']['input'];
  /** Its disbursements. */
  disbursements?: InputMaybe<Array<StepDisbursementInput>>;
  /** Whether it is a step or, as a hearing, an attendance. A step where it is not given. */
  feeType?: InputMaybe<StepFeeType>;
  /** The phase of the proceedings. */
  phase: Phase;
  /** What was done, as a type. */
  proceduralType: ProceduralType;
};

/** The types of procedural step. */
export type ProceduralType =
  /** Allocation to a track. */
  | 'allocation'
  /** An application to the court. */
  | 'application'
  /** The claim, or the claim form. */
  | 'claim'
  /** A conference, with counsel or of case management. */
  | 'conference'
  /** A defence. */
  | 'defence'
  /** Disclosure of documents. */
  | 'disclosure'
  /** A report of an expert. */
  | 'expert_report'
  /** A hearing other than the trial. */
  | 'hearing'
  /** Inspection of documents. */
  | 'inspection'
  /** A mediation. */
  | 'mediation'
  /** Anything else. */
  | 'other'
  /** A reply to a defence. */
  | 'reply'
  /** A settlement. */
  | 'settlement'
  /** The trial. */
  | 'trial'
  /** A statement of a witness. */
  | 'witness_statement';

/** What users may change of their own account. */
export type ProfileInput = {
  /** The present password: needed where the address becomes another, and the host keeps the password. Text of 1 to 200 characters. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** The e-mail address, with which the user signs in. An e-mail address, such as name@firm.co.uk. */
  emailAddress: Scalars['String']['input'];
  /** First name and surname. A first name and a surname: letters, apostrophes, hyphens and full stops. */
  name: Scalars['String']['input'];
};

/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type Query = {
  __typename?: 'Query';
  /** The product, as shown in the information dialog. */
  about: About;
  /**
   * Who changed what of firms and people, newest first: roles, links, second factors, periods, sites, rates, API clients, webhooks. Requires
   * `audit:read`; a system administrator is answered what is about system administrators. Null if the host keeps none.
   */
  administrationAudit?: Maybe<AdministrationChangeConnection>;
  /** The same entries as a sheet, newest first: at most 20,000. Requires what `administrationAudit` does. */
  administrationAuditSheet: CaseSheet;
  /** The kinds by which `administrationAudit` can be filtered. */
  administrationKinds: Array<AuditKind>;
  /** The system administrators, by surname, the deactivated ones last. Only for one of them. Null if the host does not list them. */
  administrators?: Maybe<Array<User>>;
  /** The API clients of a firm; null if the host has none. Requires `api_client:manage`. */
  apiClients?: Maybe<Array<ApiClient>>;
  /** What archiving a client touches, in numbers. Requires `client:archive`. Null if the host does not count it. */
  archiveCounts?: Maybe<ArchiveCounts>;
  /**
   * One of the lists of the Court of Protection's electronic bill that the firm has entered, in its order, with what is
   * retired; null if the host has none. Requires `rates:edit`.
   */
  billList?: Maybe<Array<BillListEntry>>;
  /** The link by which a calendar reads the dates of the viewer: those of cases that they draft, made where nobody drafts them, or are the fee earner of. Null where there is none, or the host has none. */
  calendarLink?: Maybe<CalendarLink>;
  /** One case. A case the viewer may not read is NOT_FOUND, exactly as one that does not exist. */
  case: Case;
  /** What the cases in these stages and of these clients, or all, can be filtered by: what occurs among those the viewer may read. */
  caseChoices: CaseChoices;
  /** The matching cases as a sheet: each with the columns of the lists, in their order. At most 20,000 cases. */
  caseSheet: CaseSheet;
  /**
   * Number and total value of the matching cases by stage. Every stage is present, in order; last, with a null stage, the cases in stages of the
   * host's own, where there are any.
   */
  caseStages: Array<StageTotal>;
  /** The viewer's own saved views of the lists of cases, and those that colleagues share, by name; null if the host has none. */
  caseViews?: Maybe<Array<CaseView>>;
  /** The cases the viewer may read, across all their firms. Most recently changed first, unless sorted. */
  cases: CaseConnection;
  /**
   * What happened to the records that the caller may read, for keeping a copy of them: read everything once, then ask for `changes` again and again,
   * each time from the cursor of the last answer. Each change is told once and none is left out; a record that was changed several times by one
   * request is told once. Changes of one firm come in the order of their numbers; firms come in no order. A right that was gained or lost since
   * the cursor is told record by record, as `seen` and `unseen`, before any change.
   */
  changes: RecordChangeConnection;
  /** One client the viewer may read, by exactly one of its uuid and an external id. Archived ones are found too. */
  client: Client;
  /** The clients that the viewer may read with this number of the Solicitors Regulation Authority, without regard to spaces and case; archived ones are left out. */
  clientDuplicates: Array<Client>;
  /** What ends if another client comes to stand above one. For a system administrator. Null if the host has no such change. */
  clientParentPreview?: Maybe<ClientParentPreview>;
  /** The clients the viewer may read, sorted by name: their own and the children they hold a role in; all clients for a system administrator. */
  clients: ClientConnection;
  /** Dates of the cases that the viewer may read, in order of day: those that are not done, unless asked for. Null if the host has none. */
  deadlines?: Maybe<CaseDeadlineConnection>;
  /** The types of expert that an expert fee may be for, by group, in the order in which they are offered. */
  expertTypes: Array<ExpertTypeGroup>;
  /**
   * One fee earner of a client the viewer may read, by exactly one of the uuid and an external id. Null if the host cannot find a fee earner
   * without its client.
   */
  feeEarner?: Maybe<FeeEarner>;
  /**
   * Which open cases a change of a fee earner would move, and by how much, with the arguments of that change; without
   * `input`, the removal of the period that begins on `from`. Nothing is stored. Requires `client:edit`; without
   * `case:read` only the number of the cases is told. Null if the host keeps no periods.
   */
  feeEarnerPreview?: Maybe<RatePreview>;
  /**
   * The archives of all data of a client, the newest first. Requires `client:export`, which its owners hold; API clients are
   * refused. Null if the host makes none. A file is downloaded from `/api/files/clients/{client}/firm-archive/{uuid}/file`.
   */
  firmArchives?: Maybe<Array<FirmArchive>>;
  /** How much there is to hand over of a user who leaves, and what of an earlier hand-over can be undone. Requires `client:edit_users` for their client. Null if the host hands nothing over. */
  handOver?: Maybe<HandOver>;
  /**
   * What a hearing would be paid in a case, line by line, by the bill that the case would have with it. Nothing is stored. Refused as `addHearing` would
   * be, in the same sentences; NOT_FOUND where the host does not offer it.
   * @deprecated `pricedHearing` answers what the lines come to as well.
   */
  hearingPrice: Array<Line>;
  /**
   * What would become of two clients if one were merged into the other: what moves, what collides, and 50 open cases a page
   * whose value would move. Nothing is stored. For a system administrator, and the owner of the client above both. Null if
   * the host cannot merge clients.
   */
  mergePreview?: Maybe<ClientMergePreview>;
  /** What the first screen shows: what waits for the viewer, and the newest cases. A part that may not be read is null, with its error beside it. */
  panel: Panel;
  /**
   * What a hearing would be paid in a case, by the bill that the case would have with it. Nothing is stored. Refused as `addHearing` would be, in the same
   * sentences; NOT_FOUND where the host does not offer it.
   */
  pricedHearing: PricedHearing;
  /** The viewer's work queues, most recently changed cases first. On a host without queues those that its cases show: drafts and reviews. */
  queues?: Maybe<Array<Queue>>;
  /**
   * The rates of a firm's own per hour: by person and then by grade, the newest first day first; null if the host has none.
   * Requires `rates:edit`.
   */
  rateCards?: Maybe<Array<RateCard>>;
  /**
   * Which open cases an edition would change, and by how much: 50 cases a page are priced. Nothing is stored. With `edition`
   * and `input` that edition is changed, with `edition` alone it is removed, with `input` alone one is added. Requires
   * `rates:edit` and `case:read`; null if the host has no rate tables.
   */
  rateEditionPreview?: Maybe<RatePreview>;
  /** One table with its editions; null if the host has no rate tables. Requires `rates:edit`. */
  rateTable?: Maybe<RateTable>;
  /** The rate tables of a firm; null if the host has none. Requires `rates:edit`. */
  rateTables?: Maybe<Array<RateTableSummary>>;
  /**
   * The clients, offices and fee earners that were removed in the last thirty days and that the viewer may bring back, the
   * newest first. Null if the host keeps none.
   */
  removals?: Maybe<Array<Removal>>;
  /**
   * The cases that were removed in the last thirty days and that the viewer may bring back, the newest first. Null if the
   * host keeps none.
   */
  removedCases?: Maybe<Array<Removal>>;
  /** A report as a file. */
  reportSheet: ReportSheet;
  /** Figures of the cases of the firms whose reports and cases the viewer may read. FORBIDDEN where there is no such firm. */
  reports: Reports;
  /** The permissions of each role, in the client it is held for. */
  roles: Array<RoleRow>;
  /** What has all these words, of what the viewer may read: a few of each type, of the cases changed last; where nothing has them, what their nearest spelling finds, which `shown` has. Without words: the newest cases. */
  search: SearchResults;
  /** The roles of a client whose users must have a second factor; null if the host has no such rule. Requires `user:read`. */
  secondFactorRule?: Maybe<SecondFactorRule>;
  /** The active sessions of a user: the viewer's own without `userUuid`. Of others requires `client:edit_users`, and none of their roles may be above the viewer's. Null if the host does not say. */
  sessions?: Maybe<Array<Session>>;
  /** What became of attempts to sign in to the viewer's own account, in the last ninety days, newest first; null if the host keeps no history. */
  signIns?: Maybe<SignInConnection>;
  /** The same of a correction of a site: what prices read of it are its region, its location, its postcode and its guideline band. */
  sitePreview?: Maybe<RatePreview>;
  /** The solicitors the viewer may create a case for: a solicitor's own firm, or the child clients of a costs draftsman with `case:create`. */
  solicitors: Array<Client>;
  /** One user the viewer may read, by exactly one of the uuid and an external id. Deactivated ones are found too. */
  user: User;
  /** The user groups of a client; null if the host has none. */
  userGroups?: Maybe<Array<UserGroup>>;
  /** The users of all clients whose users the viewer may read, sorted by surname. */
  users: UserConnection;
  /** The signed-in user. */
  viewer: Viewer;
  /**
   * The words that fields take and answer, with their labels, in the order in which a form offers them: every enum of this
   * schema by its name, and the lists whose words GraphQL cannot spell (`AdvocacyScheme`, `Location`). Says nothing of data.
   */
  vocabulary: Array<VocabularyList>;
  /**
   * What was sent to a webhook, or waits for it, newest first; null if the host has no webhooks. Deliveries of events in
   * cases that the webhook may not hear of now are left out. Kept for thirty days. Requires `api_client:manage`.
   */
  webhookDeliveries?: Maybe<WebhookDeliveryConnection>;
  /**
   * The webhooks of a firm, or, without `clientUuid`, of all firms whose webhooks the viewer may manage; oldest first. Null
   * if the host has none. Requires `api_client:manage`.
   */
  webhooks?: Maybe<Array<Webhook>>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryAdministrationAuditArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Array<Scalars['ID']['input']>>;
  clients?: InputMaybe<Array<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['Date']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  records?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryAdministrationAuditSheetArgs = {
  by?: InputMaybe<Array<Scalars['ID']['input']>>;
  clients?: InputMaybe<Array<Scalars['ID']['input']>>;
  format: SheetFormat;
  from?: InputMaybe<Scalars['Date']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  records?: InputMaybe<Array<Scalars['ID']['input']>>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryApiClientsArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryArchiveCountsArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryBillListArgs = {
  clientUuid: Scalars['ID']['input'];
  list: BillList;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryCaseArgs = {
  externalId?: InputMaybe<ExternalIdLookup>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryCaseChoicesArgs = {
  clients?: InputMaybe<Array<Scalars['ID']['input']>>;
  stages?: InputMaybe<Array<Stage>>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryCaseSheetArgs = {
  filter?: InputMaybe<CaseFilter>;
  format: SheetFormat;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CaseSort>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryCaseStagesArgs = {
  filter?: InputMaybe<CaseFilter>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<CaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<CaseSort>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryChangesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  caseUuid?: InputMaybe<Scalars['ID']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryClientArgs = {
  externalId?: InputMaybe<ExternalIdLookup>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryClientDuplicatesArgs = {
  exceptUuid?: InputMaybe<Scalars['ID']['input']>;
  sraNumber: Scalars['String']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryClientParentPreviewArgs = {
  parentUuid?: InputMaybe<Scalars['ID']['input']>;
  uuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryClientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ClientFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryDeadlinesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<DeadlineFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryFeeEarnerArgs = {
  externalId?: InputMaybe<ExternalIdLookup>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryFeeEarnerPreviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientUuid: Scalars['ID']['input'];
  from?: InputMaybe<Scalars['Date']['input']>;
  input?: InputMaybe<FeeEarnerChanges>;
  uuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryFirmArchivesArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryHandOverArgs = {
  userUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryHearingPriceArgs = {
  caseUuid: Scalars['ID']['input'];
  input: HearingInput;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryMergePreviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  choices?: InputMaybe<Array<MergeChoiceInput>>;
  clientUuid: Scalars['ID']['input'];
  mergedUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryPricedHearingArgs = {
  caseUuid: Scalars['ID']['input'];
  hearingUuid?: InputMaybe<Scalars['ID']['input']>;
  input: HearingInput;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryRateCardsArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryRateEditionPreviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientUuid: Scalars['ID']['input'];
  edition?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<RateEditionInput>;
  key: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryRateTableArgs = {
  clientUuid: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryRateTablesArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryRemovalsArgs = {
  clientUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryRemovedCasesArgs = {
  clientUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryReportSheetArgs = {
  by?: InputMaybe<Array<ReportGroup>>;
  filter?: InputMaybe<CaseFilter>;
  format: SheetFormat;
  from?: InputMaybe<Scalars['Date']['input']>;
  report: ReportName;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QuerySearchArgs = {
  text: Scalars['String']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QuerySecondFactorRuleArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QuerySessionsArgs = {
  userUuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QuerySignInsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QuerySitePreviewArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  clientUuid: Scalars['ID']['input'];
  input: SiteChanges;
  uuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryUserArgs = {
  externalId?: InputMaybe<ExternalIdLookup>;
  uuid?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryUserGroupsArgs = {
  clientUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<UserFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryVocabularyArgs = {
  lists?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  state?: InputMaybe<WebhookDeliveryState>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
  webhookUuid: Scalars['ID']['input'];
};


/** What can be read. Whatever the viewer may not read is left out of lists, and NOT_FOUND by itself. */
export type QueryWebhooksArgs = {
  clientUuid?: InputMaybe<Scalars['ID']['input']>;
};

/** One work queue: the number of cases in it, and the first few. `comments` holds the viewer's own cases with unresolved comments. */
export type Queue = {
  __typename?: 'Queue';
  /** What all of them miss, without VAT: by how much the hourly costs are above the fixed fee. Null in a queue that is not about money, and in one without cases. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** The most recently changed of them, unless its name says otherwise. */
  cases: Array<QueuedCase>;
  /** How many cases are in it, whether they are listed here or not. */
  count: Scalars['Int']['output'];
  /** Which queue it is. */
  name: QueueName;
};

/** The work queues of a user. A case is the viewer's in `sent_back`, `waiting_review` and `untouched` if it is assigned to them, if it is assigned to nobody and they created it, or if it was they who sent it for review last. */
export type QueueName =
  /** The own cases with unresolved comments. */
  | 'comments'
  /** The own cases that are in progress. */
  | 'drafts'
  /** Open cases of firms whose reports the viewer may read that escape their fixed fee, or a part of which does, and that are not claimed as exceptional; the largest first. Those that are not priced as they are now are left out. */
  | 'escapes'
  /** Cases that wait for review. */
  | 'reviews'
  /** The viewer's cases in progress that somebody else moved back from review, as their last move. */
  | 'sent_back'
  /** The viewer's cases in progress that were last updated 14 days ago or before, by the days of England and Wales; the longest untouched first. */
  | 'untouched'
  /** Cases in review that are not the viewer's. Where it is not known who sent a case for review, it was somebody else. */
  | 'waiting_review';

/** A case in a work queue. */
export type QueuedCase = {
  __typename?: 'QueuedCase';
  /** What it misses, without VAT, in a queue that is about money; null in any other. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** What people call it. */
  caseName: Scalars['String']['output'];
  /** The reference under which the solicitors have it. */
  solicitorsCaseReference: Scalars['String']['output'];
  /** The stage in which it is. */
  stage: Stage;
  /** When it was moved to this stage. Null if the host does not say. */
  stageSince?: Maybe<Scalars['DateTime']['output']>;
  /** The number of unresolved comments. Null if the host does not say. */
  unresolvedComments?: Maybe<Scalars['Int']['output']>;
  /** When it was last updated. Null if the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** Pounds with two decimals, or whole percent, by the unit of the row. */
export type RateAmount = {
  __typename?: 'RateAmount';
  /** The figure: pounds with two decimals, or whole percent. */
  amount: Scalars['String']['output'];
  /** The key of the row. */
  row: Scalars['ID']['output'];
};

/** A figure of a row. */
export type RateAmountInput = {
  /** Pounds from 0.01 to 99999.99, or whole percent from 1 to 100. */
  amount: Scalars['String']['input'];
  /** The key of the row. */
  row: Scalars['ID']['input'];
};

/**
 * What a firm charges an hour from a day until its next rate: for a person, or for all fee earners of a grade. The rate of a
 * person comes before that of the grade, and both come before the guideline hourly rate.
 */
export type RateCard = {
  __typename?: 'RateCard';
  /** Who recorded the rate. */
  by?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day it is in force. */
  effectiveFrom: Scalars['Date']['output'];
  /** Null in the rate of a grade. */
  feeEarner?: Maybe<CaseFeeEarner>;
  /** Null in the rate of a person. */
  grade?: Maybe<Grade>;
  /** The guideline hourly rates in force today: for the office of the person, or for each band of the firm's offices. */
  guideline: Array<GuidelineRate>;
  /** An hour, without VAT. */
  rate: Scalars['Money']['output'];
  /** When it was recorded. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A rate of the firm's own per hour, for a person or for a grade. */
export type RateCardInput = {
  /** From 1990 up to one year ahead. */
  effectiveFrom: Scalars['Date']['input'];
  /** The person the rate is for: this or `grade`. */
  feeEarner?: InputMaybe<Scalars['ID']['input']>;
  /** The grade the rate is for: this or `feeEarner`. */
  grade?: InputMaybe<Grade>;
  /** Pounds an hour from 0.01 to 99999.99, without VAT. */
  rate: Scalars['Money']['input'];
};

/** A case that a change would move: its total with VAT, null if nothing is priced, and its number of unpriced lines. */
export type RateChange = {
  __typename?: 'RateChange';
  /** Its total after the change. */
  after?: Maybe<Scalars['Money']['output']>;
  /** Its total before the change. */
  before?: Maybe<Scalars['Money']['output']>;
  /** The name of the case. Null where the viewer may not read it. */
  caseName?: Maybe<Scalars['String']['output']>;
  /** The type of the case. */
  caseType: Scalars['String']['output'];
  /** The uuid of the case. */
  caseUuid: Scalars['ID']['output'];
  /** The reference of the case. Null where the viewer may not read it. */
  solicitorsCaseReference?: Maybe<Scalars['String']['output']>;
  /** How many of its lines have no rate after the change. */
  unpricedAfter: Scalars['Int']['output'];
  /** How many of its lines have no rate before the change. */
  unpricedBefore: Scalars['Int']['output'];
};

/** What the rows of a table differ in, such as the region. */
export type RateDimension = {
  __typename?: 'RateDimension';
  /** What it is, such as `region`. */
  name: Scalars['String']['output'];
  /** The values in their order. */
  values: Array<Scalars['String']['output']>;
};

/** An edition of a table: the statute's (`uuid` null) or a firm's own. */
export type RateEdition = {
  __typename?: 'RateEdition';
  /** The figures that are held. A row that is absent is not held, and never priced as zero. */
  amounts: Array<RateAmount>;
  /** Where the figures come from: the citation of the statute, or what the firm has entered. */
  authority: Scalars['String']['output'];
  /** Who recorded a firm's own edition. */
  by?: Maybe<Scalars['String']['output']>;
  /** When a firm's own edition was entered; null in the statute's. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first day it is in force. It replaces the table whole until the next edition begins. */
  effectiveFrom: Scalars['Date']['output'];
  /** Why the figures are provisional; null if they are not. */
  provisional?: Maybe<Scalars['String']['output']>;
  /** When a firm's own edition was recorded. */
  recordedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the statute's figures were read; null in a firm's own edition. */
  source?: Maybe<Scalars['String']['output']>;
  /** When a firm's own edition was changed last; null in the statute's. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid?: Maybe<Scalars['ID']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** An edition of a rate table of the firm's own. It replaces the table whole. */
export type RateEditionInput = {
  /** At least one. A row that is left out is not held. */
  amounts: Array<RateAmountInput>;
  /** 3 to 500 characters. */
  authority: Scalars['String']['input'];
  /** From 1990 up to one year ahead. */
  effectiveFrom: Scalars['Date']['input'];
};

/** What a table pays. */
export type RateGroup =
  /** Fees for hearings and meetings. */
  | 'advocacy'
  /** Codified rates of experts. */
  | 'expert_fees'
  /** Fixed fees of whole cases. */
  | 'fixed_fees'
  /** Rates per hour and per item. */
  | 'hourly_rates';

/** Which open cases a change of rates would move: one page of them. */
export type RatePreview = {
  __typename?: 'RatePreview';
  /** How many of them this page has priced. */
  examined: Scalars['Int']['output'];
  /** Those of them that change. */
  nodes: Array<RateChange>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** The firm's open cases that the change can reach, those included that the viewer may not read. */
  totalCount: Scalars['Int']['output'];
};

/** A row of a rate table. */
export type RateRow = {
  __typename?: 'RateRow';
  /** The values joined by dots. */
  key: Scalars['ID']['output'];
  /** fee, hour, item, unit, day or percent. */
  unit: Scalars['String']['output'];
  /** The value in each dimension of the table. */
  values: Array<Scalars['String']['output']>;
};

/** Where the rate of work is from: entered for the row, the firm's rate card, or 100 pounds where there is neither. */
export type RateSource =
  /** The usual rate of 100 pounds: there is neither. */
  | 'default'
  /** Entered for the row. */
  | 'entered'
  /** From the firm's rate card. */
  | 'rate_card';

/** Of the edition in force today: all of its rows are held, held but not confirmed, some are held, or none is. */
export type RateState =
  /** All rows have a figure. */
  | 'held'
  /** No row has a figure. */
  | 'not_held'
  /** Some rows have a figure. */
  | 'partly_held'
  /** All rows have a figure, of which some are not confirmed. */
  | 'provisional';

/** A table of rates with its editions. */
export type RateTable = {
  __typename?: 'RateTable';
  /** What its rows differ in. */
  dimensions: Array<RateDimension>;
  /** Newest first. */
  editions: Array<RateEdition>;
  /** The statutory instrument or practice direction. */
  instrument: Scalars['String']['output'];
  /** Identifies the table. */
  key: Scalars['ID']['output'];
  /** Common name, such as `Table 2(c)`. */
  name: Scalars['String']['output'];
  /** The provision within it. */
  provision: Scalars['String']['output'];
  /** Its rows. */
  rows: Array<RateRow>;
  /** What the table pays for. */
  title: Scalars['String']['output'];
};

/** A table of rates, in short. */
export type RateTableSummary = {
  __typename?: 'RateTableSummary';
  /** What sort of payment it is. */
  group: RateGroup;
  /** How many rows have a figure today. */
  held: Scalars['Int']['output'];
  /** Identifies the table. */
  key: Scalars['ID']['output'];
  /** Common name, such as Table 2(c). */
  name: Scalars['String']['output'];
  /** How many editions are the firm's own. */
  own: Scalars['Int']['output'];
  /** How many rows it has. */
  rows: Scalars['Int']['output'];
  /** Whether its rows have figures today. */
  state: RateState;
  /** What the table pays for. */
  title: Scalars['String']['output'];
};

/** The party to whom costs are payable, whose bill it is. */
export type ReceivingParty =
  /** The claimant. */
  | 'claimant'
  /** The defendant. */
  | 'defendant';

/** What happened to a record. Its new values are read by its uuid. */
export type RecordChange = {
  __typename?: 'RecordChange';
  /** What happened. */
  action: ChangeAction;
  /** When it happened; of `seen` and `unseen` when that was told. */
  at: Scalars['DateTime']['output'];
  /** The case that the record is in, or is; null for a client, a site, a fee earner and a user. */
  caseUuid?: Maybe<Scalars['ID']['output']>;
  /** Its number. Of `seen` and `unseen` it is that of the change up to which the right was used, or from which on it is. */
  changeNumber: Scalars['ChangeNumber']['output'];
  /** The firm that the record belongs to. */
  clientUuid: Scalars['ID']['output'];
  /** The kind of record: `case`, a kind of item such as `time_recording`, `comment`, `note`, `file`, `document` (a generated one), `client`, `site`, `fee_earner` or `user`. */
  kind: Scalars['String']['output'];
  /** The uuid of the record. */
  uuid: Scalars['ID']['output'];
};

/** A page of changes. */
export type RecordChangeConnection = {
  __typename?: 'RecordChangeConnection';
  /** The changes, those of one firm in the order of their numbers. */
  nodes: Array<RecordChange>;
  /**
   * The cursor of the next answer, always there; and whether more can be read at once. Without more, ask again later from the same cursor. An answer
   * may have no changes and yet have more.
   */
  pageInfo: PageInfo;
};

/** By what reductions are grouped. */
export type ReductionGroup =
  /** By the kind of work or disbursement. */
  | 'activity'
  /** By fee earner. */
  | 'fee_earner'
  /** By the grade of the fee earner on the day of the work. */
  | 'grade'
  /** By the head of the bill. */
  | 'head'
  /** By the reason. */
  | 'reason';

/** Why less is allowed of a line than is claimed. */
export type ReductionReason =
  /** Administrative work, which the rate includes. */
  | 'administrative'
  /** Agreed between the parties. */
  | 'agreed'
  /** The work was done, or is claimed, twice. */
  | 'duplication'
  /** The work was for a lower grade. */
  | 'grade'
  /** No voucher, note or other evidence. */
  | 'no_evidence'
  /** Not recoverable from the other side or the fund. */
  | 'not_recoverable'
  /** Any other reason, in words. */
  | 'other'
  /** Outside the order, the certificate or the period. */
  | 'outside_order'
  /** Not proportionate. */
  | 'proportionality'
  /** The rate is too high. */
  | 'rate'
  /** Too much time. */
  | 'time';

/** What an item refers to: another item of its case, or a record such as a type of expert. */
export type Reference = {
  __typename?: 'Reference';
  /** The text by which people know it; null where the host does not tell. */
  name?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** The regions of the fixed fee of care cases. */
export type Region =
  /** The Midlands. */
  | 'Midlands'
  /** The North of England. */
  | 'North'
  /** The South of England, London included. */
  | 'South'
  /** Wales. */
  | 'Wales';

/** A record that was removed. */
export type Removal = {
  __typename?: 'Removal';
  /** The name of that client. */
  clientName: Scalars['String']['output'];
  /** The client that it was of; of a client the one above it. */
  clientUuid: Scalars['ID']['output'];
  /** What it is. */
  kind: RemovalKind;
  /** What it was called. */
  name: Scalars['String']['output'];
  /** When it was removed. It can be brought back for thirty days. */
  removedAt: Scalars['DateTime']['output'];
  /** Who removed it. */
  removedBy: Scalars['String']['output'];
  /** The uuid of the record. */
  uuid: Scalars['ID']['output'];
};

/** What can be removed and brought back. */
export type RemovalKind =
  /** A case. */
  | 'case'
  /** A client. */
  | 'client'
  /** A fee earner. */
  | 'fee_earner'
  /** An office of a client. */
  | 'site';

/** Figures of cases. */
export type Report = {
  __typename?: 'Report';
  /** When they were read. */
  asOf: Scalars['DateTime']['output'];
  /** The first day of its period. Null for a report without one, and for what has no first day. */
  from?: Maybe<Scalars['Date']['output']>;
  /** What its reader should know, in sentences: cases that are not priced yet, or history that is not there. */
  notes: Array<Scalars['String']['output']>;
  /** The rows of its tables. */
  rows: Array<ReportRow>;
  /** The last day of its period. Null for a report without one. */
  to?: Maybe<Scalars['Date']['output']>;
  /** What all of its cases come to, each counted once. */
  total: ReportRow;
};

/** What work in progress is grouped by. */
export type ReportGroup =
  /** The area of work. */
  | 'area'
  /** The fee earner of the case. */
  | 'fee_earner'
  /** The firm whose case it is. */
  | 'firm'
  /** The user whose case it is. */
  | 'staff'
  /** The stage of the case. */
  | 'stage';

/** The names of the reports. */
export type ReportName =
  /** Age and pace. */
  | 'agePace'
  /** Completed cases. */
  | 'completed'
  /** Dates that are due. */
  | 'dates'
  /** Claimed and allowed. */
  | 'outcome'
  /** Money left on the table. */
  | 'unclaimed'
  /** Work in progress. */
  | 'workInProgress';

/** Some cases of a report, and what they come to. Amounts, hours and unpriced rows are those of priced cases; what is null is not said by its table. */
export type ReportRow = {
  __typename?: 'ReportRow';
  /** What was allowed of them, without VAT. */
  allowed?: Maybe<Scalars['Money']['output']>;
  /** What was claimed of the lines that are ruled on, without VAT: of cases that are not priced yet as well. */
  claimed?: Maybe<Scalars['Money']['output']>;
  /** How many cases there are. */
  count: Scalars['Int']['output'];
  /** How many there were a year before. */
  countBefore?: Maybe<Scalars['Int']['output']>;
  /** How many of the cases have an enhancement. */
  enhanced?: Maybe<Scalars['Int']['output']>;
  /** What enhancements add, without VAT. */
  enhancement?: Maybe<Scalars['Money']['output']>;
  /** That in percent of the priced cases. Null where none is. */
  enhancementRate?: Maybe<Scalars['Float']['output']>;
  /** That in percent of those tested. Null where none is. */
  escapeRate?: Maybe<Scalars['Float']['output']>;
  /** How many of these escape. */
  escapes?: Maybe<Scalars['Int']['output']>;
  /** The filter of `cases` that lists its cases. */
  filter: CaseFilterValues;
  /** The time that is recorded in them. */
  hours: Scalars['Hours']['output'];
  /** What its cases have in common: a uuid, a word, a day, a month or a number for each group. Empty for cases that have nothing there. */
  keys: Array<Scalars['String']['output']>;
  /** The labels in one text. */
  label: Scalars['String']['output'];
  /** The keys as people read them, one for each. */
  labels: Array<Scalars['String']['output']>;
  /** How many rows, vouchers, or lines of an assessment there are. */
  lines?: Maybe<Scalars['Int']['output']>;
  /** Nine of ten took no longer, in days. */
  longDays?: Maybe<Scalars['Float']['output']>;
  /** Half of them took no longer, in days. */
  medianDays?: Maybe<Scalars['Float']['output']>;
  /** What is not claimed, without VAT. */
  missed?: Maybe<Scalars['Money']['output']>;
  /** What they come to without VAT. */
  net: Scalars['Money']['output'];
  /** What those came to without VAT. */
  netBefore?: Maybe<Scalars['Money']['output']>;
  /** How many of them are not priced yet: the amounts leave them out. */
  pending: Scalars['Int']['output'];
  /** By how much less was allowed, in percent to a tenth. Null where nothing was claimed. */
  reduction?: Maybe<Scalars['Float']['output']>;
  /** The table that it is a row of. */
  section: ReportSection;
  /** How many of the cases have an escape test. */
  tested?: Maybe<Scalars['Int']['output']>;
  /** How often it happened: stays in a stage that ended, reviews that ended, or returns from review. */
  times?: Maybe<Scalars['Int']['output']>;
  /** How many of them have rows without a rate, which the amounts leave out. */
  unpriced: Scalars['Int']['output'];
  /** The VAT on it. */
  vat: Scalars['Money']['output'];
};

/** The tables of the reports. */
export type ReportSection =
  /** Open cases, by their stage. */
  | 'age'
  /** Completed cases, by area. */
  | 'area'
  /** Escape and enhancement rates, by case type. */
  | 'case_type'
  /** Claims due, by day and user. */
  | 'claim'
  /** Dates that run, by day and user. */
  | 'deadline'
  /** Escapes not claimed, by fee earner. */
  | 'escape'
  /** Completed cases, by firm. */
  | 'firm'
  /** Hearings to come, by day and user. */
  | 'hearing'
  /** Completed cases, by month (`yyyy-mm`). */
  | 'month'
  /** Rows not counted, by reason. */
  | 'not_counted'
  /** Claimed and allowed, by area. */
  | 'outcome'
  /** Claimed and allowed, by kind of work or disbursement. */
  | 'outcome_activity'
  /** Claimed and allowed, by grade. */
  | 'outcome_grade'
  /** Lines of which less was allowed, by reason. */
  | 'outcome_reason'
  /** Finished stays in a stage. */
  | 'pace'
  /** Finished reviews, by who ended them. */
  | 'reviewer'
  /** Cases sent back from review; its keys are how often, of which the last is that often or more. */
  | 'sent_back'
  /** All cases of the report, each once. */
  | 'total'
  /** Drafts untouched; its keys are days. */
  | 'untouched'
  /** Vouchers missing, by fee earner. */
  | 'voucher'
  /** Work in progress, by group. */
  | 'work';

/** A report as a file. */
export type ReportSheet = {
  __typename?: 'ReportSheet';
  /** The file in Base64. */
  content: Scalars['String']['output'];
  /** The name of the file. */
  fileName: Scalars['String']['output'];
};

/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type Reports = {
  __typename?: 'Reports';
  /** How long cases are in each stage, drafts untouched for 14 and for 30 days, how often cases were sent back, and how long reviews take. */
  agePace: Report;
  /** Complete cases by month, area and firm, beside a year before. Without days: the last twelve months. */
  completed: Report;
  /** What is due in open cases, by day and person. Without a first day: what is overdue too; without a last: the next three months. */
  dates: Report;
  /** What was claimed and allowed of the lines that are ruled on, of complete cases: by area, kind of work, grade and reason. Without days: the last twelve months. */
  outcome: Report;
  /** Escapes that are not claimed, rows that are not counted and why, vouchers missing; escape and enhancement rates by case type. */
  unclaimed: Report;
  /** Open cases: what they are worth, net and VAT, and their hours. By stage, unless groups are given; of several, the first is the outermost. */
  workInProgress: Report;
};


/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type ReportsAgePaceArgs = {
  filter?: InputMaybe<CaseFilter>;
};


/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type ReportsCompletedArgs = {
  filter?: InputMaybe<CaseFilter>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type ReportsDatesArgs = {
  filter?: InputMaybe<CaseFilter>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type ReportsOutcomeArgs = {
  filter?: InputMaybe<CaseFilter>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type ReportsUnclaimedArgs = {
  filter?: InputMaybe<CaseFilter>;
};


/** The reports. Each row counts the cases that its `filter` lists, and no others. */
export type ReportsWorkInProgressArgs = {
  by?: InputMaybe<Array<ReportGroup>>;
  filter?: InputMaybe<CaseFilter>;
};

/** For whom a firm acts in a care case. */
export type RepresentedParty =
  /** The child. */
  | 'child'
  /** A party joined to the proceedings. */
  | 'joined_party'
  /** A parent. */
  | 'parent';

/** A value that restoring an audit entry would change. */
export type RestoredValue = {
  __typename?: 'RestoredValue';
  /** What people call the value. */
  label: Scalars['String']['output'];
  /** The value as it is, as text. */
  now: Scalars['String']['output'];
  /** The value as it would be, as text. */
  restored: Scalars['String']['output'];
};

/** A role and its permissions. */
export type RoleRow = {
  __typename?: 'RoleRow';
  /** What people read for it. */
  label: Scalars['String']['output'];
  /** The permissions that it has in the client for which it is held, such as `case:read`. */
  permissions: Array<Scalars['String']['output']>;
  /** The role. */
  role: UserRole;
};

/** What is done with a row in a request that changes several. */
export type RowAction =
  /** Adds a row: `input`, and if it is to be safe to repeat, `idempotencyKey`. */
  | 'add'
  /** Changes a row: `uuid`, `input`, and if it must not undo the change of another, `version`. */
  | 'edit'
  /** Removes a row: `uuid`, and `version` as for a change. */
  | 'remove'
  /** Brings back a removed row: `uuid`. */
  | 'restore';

/** What became of one of several rows. */
export type RowEntry = {
  __typename?: 'RowEntry';
  /** The case that was named. */
  caseUuid: Scalars['ID']['output'];
  /** Why it was refused; null where it was not. */
  error?: Maybe<EntryRefusal>;
  /** The row as it is now; null where it was refused. */
  item?: Maybe<CaseItem>;
};

/** The kinds of row that a case can have. */
export type RowKind =
  /** Rows of the type `CopCasePart`. */
  | 'case_part'
  /** Rows of the type `CostNote`. */
  | 'cost_note'
  /** Rows of the type `Disbursement`. */
  | 'disbursement'
  /** Rows of the type `ExpertFee`. */
  | 'expert_fee'
  /** Rows of the type `Hearing`. */
  | 'hearing'
  /** Rows of the type `HighCostStep`. */
  | 'high_cost_step'
  /** Rows of the type `Party`. */
  | 'party'
  /** Rows of the type `PlannedWork`. */
  | 'planned_work'
  /** Rows of the type `ProceduralStep`. */
  | 'procedural_step'
  /** Rows of the type `TimeRecording`. */
  | 'time_recording';

/** What is wrong with one field. */
export type RowProblem = {
  __typename?: 'RowProblem';
  /** What is wrong with it, in a sentence. */
  message: Scalars['String']['output'];
  /** The field. */
  path: Scalars['String']['output'];
};

/** Why one of several changes was refused: what the mutation of this one change would have answered. */
export type RowRefusal = {
  __typename?: 'RowRefusal';
  /** The code that a mutation of this one change would answer in `extensions.code`. */
  code: ErrorCode;
  /** The row as someone else left it, for CONFLICT: as in `extensions.current`. */
  current?: Maybe<Scalars['StoredRow']['output']>;
  /** Why, in a sentence. */
  message: Scalars['String']['output'];
  /** What is wrong with each field. */
  problems: Array<RowProblem>;
};

/** A row that is to be moved. */
export type RowToMove = {
  /** The row. */
  uuid: Scalars['ID']['input'];
  /** The version that this is based on: a stale one is a CONFLICT. Left out, any will do. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What a ruling on many lines did, or entering a workbook. */
export type RuledAssessment = {
  __typename?: 'RuledAssessment';
  /** The assessment. */
  assessment: Assessment;
  /** How many lines were changed. */
  changed: Scalars['Int']['output'];
  /** How many lines of the filter stayed as they are; 0 of a workbook. */
  left: Scalars['Int']['output'];
  /** By which it is undone within thirty days. Null where nothing was changed. */
  undo?: Maybe<Scalars['ID']['output']>;
};

/** How many there are. */
export type SearchCount = {
  __typename?: 'SearchCount';
  /** How many there are, up to the limit. */
  count: Scalars['Int']['output'];
  /** Whether there are more: all but cases are counted up to a limit. */
  isMore: Scalars['Boolean']['output'];
};

/** Null for what the host cannot search. */
export type SearchCounts = {
  __typename?: 'SearchCounts';
  /** Cases. */
  cases?: Maybe<SearchCount>;
  /** Comments on rows. */
  comments?: Maybe<SearchCount>;
  /** Documents. */
  documents?: Maybe<SearchCount>;
  /** Rows of cases. */
  items?: Maybe<SearchCount>;
  /** Notes on cases. */
  notes?: Maybe<SearchCount>;
  /** Narratives and the other long texts of cases. */
  texts?: Maybe<SearchCount>;
};

/** A case, a row, a text, a comment, a note or a document that was found, and its case. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** The area of work of the case. */
  areaOfWork: AreaOfWork;
  /** For a comment: who wrote it. */
  author?: Maybe<Scalars['String']['output']>;
  /** The name of the case. */
  caseName: Scalars['String']['output'];
  /** The uuid of the case. */
  caseUuid: Scalars['ID']['output'];
  /** For a document: what it is. */
  document?: Maybe<FoundDocument>;
  /** For a text of a case: which it is, such as `narrative`. */
  field?: Maybe<Scalars['String']['output']>;
  /** For a comment: the item that it is on. */
  itemUuid?: Maybe<Scalars['ID']['output']>;
  /** For an item, and the item of a comment: its kind. */
  kind?: Maybe<Scalars['String']['output']>;
  /** The texts by which people know it, and those in which further words were found. */
  matches?: Maybe<Array<FoundText>>;
  /** The reference of the case. Null if the host does not say. */
  solicitorsCaseReference?: Maybe<Scalars['String']['output']>;
  /** Null for a word of the host that is none of ours, which `stageWord` has. */
  stage?: Maybe<Stage>;
  /** The host's word for the stage, where it is none of ours. */
  stageWord?: Maybe<Scalars['String']['output']>;
  /** For an item, and the item of a comment: the tab of its case that lists it; for a text the tab that it is on. */
  tab?: Maybe<Scalars['String']['output']>;
  /** The reference of a case, the description of an item, the text of a note or a comment, or the name of a document; empty for a text of a case, of which `matches` has an excerpt. */
  text: Scalars['String']['output'];
  /** The number of lines of the case without a rate; null if the host does not say. */
  unpriced?: Maybe<Scalars['Int']['output']>;
  /** For a text of a case the uuid of the case. */
  uuid: Scalars['ID']['output'];
  /** The total of the case with VAT; null if nothing of it is priced, or the host does not say. */
  value?: Maybe<Scalars['Money']['output']>;
};

/** What was found, of each type a few. */
export type SearchResults = {
  __typename?: 'SearchResults';
  /** Cases. */
  cases: Array<SearchHit>;
  /** Comments on rows. Null if the host cannot search them. */
  comments?: Maybe<Array<SearchHit>>;
  /** How many there are of each type; null where nothing was searched for. */
  counts?: Maybe<SearchCounts>;
  /** Documents. Null if the host cannot search them. */
  documents?: Maybe<Array<SearchHit>>;
  /** Rows of cases. Null if the host cannot search them. */
  items?: Maybe<Array<SearchHit>>;
  /** Notes on cases. Null if the host cannot search them. */
  notes?: Maybe<Array<SearchHit>>;
  /** Where nothing has the words that were asked for: the text with a word, or several, of five letters or more replaced by one at distance one (a letter wrong, missing or too many, or two neighbours in the wrong order), which these results are of. Null otherwise. */
  shown?: Maybe<Scalars['String']['output']>;
  /** Narratives and the other long texts of cases. Null if the host cannot search them. */
  texts?: Maybe<Array<SearchHit>>;
};

/** An authenticator app or a passkey of a person. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** When it was added. */
  addedAt: Scalars['DateTime']['output'];
  /** Which of the two it is. */
  kind: SecondFactorKind;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** When somebody last signed in with it; null for never. */
  usedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** What can be added to an account. */
export type SecondFactorAddition =
  /** An authenticator app, in place of the one that there is. */
  | 'app'
  /** A passkey. */
  | 'passkey'
  /** Ten recovery codes, in place of those that are left. */
  | 'recovery_codes';

/** The sorts of second factor. */
export type SecondFactorKind =
  /** An authenticator app, which shows another code every thirty seconds. */
  | 'app'
  /** A passkey of a device or a security key. */
  | 'passkey';

/** Which users of a client must have a second factor. */
export type SecondFactorRule = {
  __typename?: 'SecondFactorRule';
  /** Those of these roles. */
  roles: Array<UserRole>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What a person has beside the password to sign in with. */
export type SecondFactors = {
  __typename?: 'SecondFactors';
  /** Authenticator apps and passkeys, the oldest first. */
  factors: Array<SecondFactor>;
  /** Whether their firm requires a second factor of their role. */
  isRequired: Scalars['Boolean']['output'];
  /** How many recovery codes are not used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A session of a user at the sign-in host. */
export type Session = {
  __typename?: 'Session';
  /** Whether it is the session of this request. */
  current: Scalars['Boolean']['output'];
  /** The browser and the system, such as Firefox on Windows; null if they are not known. */
  device?: Maybe<Scalars['String']['output']>;
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was last used, to a quarter of an hour. Null if the host does not say. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  signedInAt: Scalars['DateTime']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** The formats of a sheet. */
export type SheetFormat =
  /** Comma-separated values. */
  | 'csv'
  /** An Excel workbook. */
  | 'xlsx';

/** An attempt to sign in to an account, or the end of a session from elsewhere. */
export type SignIn = {
  __typename?: 'SignIn';
  /** When it was. */
  at: Scalars['DateTime']['output'];
  /** The browser and the system, such as Firefox on Windows; null if they are not known. */
  device?: Maybe<Scalars['String']['output']>;
  /** The part of the network from which it came, such as 203.0.113.0/24; null if it is not known. */
  network?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  result: SignInResult;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A page of what became of attempts to sign in. */
export type SignInConnection = {
  __typename?: 'SignInConnection';
  /** Those of this page, in order. */
  nodes: Array<SignIn>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What becomes of an attempt to sign in, or of a session. */
export type SignInResult =
  /** A session was ended by something other than signing out. */
  | 'ended'
  /** Refused without a look at the password, after too many attempts. */
  | 'locked'
  /** Refused: the password was not right, or the account is deactivated. */
  | 'refused'
  /** Signed in. */
  | 'success';

/** An office of a client. */
export type Site = {
  __typename?: 'Site';
  /** The county. */
  county?: Maybe<Scalars['String']['output']>;
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The first line of its address. */
  firstLineAddress: Scalars['String']['output'];
  /** The band of the guideline hourly rates that the firm has set; null where it follows from the location and the postcode. */
  guidelineBand?: Maybe<GuidelineBand>;
  /** Whether it is the headquarters of the client. */
  headquarters: Scalars['Boolean']['output'];
  /** Whether it is in London, which decides rates. One of `London`, `Non-London`, or the word of a host that has its own. */
  location: Scalars['String']['output'];
  /** The number of the office with the Legal Aid Agency. */
  officeNumber?: Maybe<Scalars['String']['output']>;
  /** The telephone number. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** The postcode. */
  postcode: Scalars['String']['output'];
  /** The region, which decides the fixed fee of care cases. One of `North`, `Midlands`, `South`, `Wales`, or the word of a host that has its own. */
  region: Scalars['String']['output'];
  /** The second line of its address. */
  secondLineAddress?: Maybe<Scalars['String']['output']>;
  /** What people call it. */
  siteName: Scalars['String']['output'];
  /** The town. */
  town: Scalars['String']['output'];
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What to change of an office; what is left out stays as it is, and null empties it. */
export type SiteChanges = {
  /** The county. Text of 3 to 255 characters. */
  county?: InputMaybe<Scalars['String']['input']>;
  /** The first line of its address. Text of 3 to 255 characters. */
  firstLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** The band of the guideline hourly rates: one of those of the location. Null where it follows from the location and the postcode. */
  guidelineBand?: InputMaybe<GuidelineBand>;
  /** Whether it is the headquarters of the client. */
  headquarters?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is in London, which decides rates. One of `London`, `Non-London`. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** The number of the office with the Legal Aid Agency. Text of 3 to 50 characters. */
  officeNumber?: InputMaybe<Scalars['String']['input']>;
  /** The telephone number. Text of 3 to 50 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The postcode. A UK postcode, such as LS1 2PF. */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** The region, which decides the fixed fee of care cases. */
  region?: InputMaybe<Region>;
  /** The second line of its address. Text of 3 to 255 characters. */
  secondLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** What people call it. Text of 3 to 255 characters. */
  siteName?: InputMaybe<Scalars['String']['input']>;
  /** The town. Text of 3 to 255 characters. */
  town?: InputMaybe<Scalars['String']['input']>;
};

/** An office of a client. */
export type SiteInput = {
  /** The county. Text of 3 to 255 characters. */
  county?: InputMaybe<Scalars['String']['input']>;
  /** The first line of its address. Text of 3 to 255 characters. */
  firstLineAddress: Scalars['String']['input'];
  /** The band of the guideline hourly rates: one of those of the location. Without it the band follows from the location and the postcode. */
  guidelineBand?: InputMaybe<GuidelineBand>;
  /** Whether it is the headquarters of the client; a client has one. */
  headquarters?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is in London, which decides rates. One of `London`, `Non-London`. */
  location: Scalars['String']['input'];
  /** The number of the office with the Legal Aid Agency. Text of 3 to 50 characters. */
  officeNumber?: InputMaybe<Scalars['String']['input']>;
  /** The telephone number. Text of 3 to 50 characters. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** The postcode. A UK postcode, such as LS1 2PF. */
  postcode: Scalars['String']['input'];
  /** The region, which decides the fixed fee of care cases. */
  region: Region;
  /** The second line of its address. Text of 3 to 255 characters. */
  secondLineAddress?: InputMaybe<Scalars['String']['input']>;
  /** What people call it. Text of 3 to 255 characters. */
  siteName: Scalars['String']['input'];
  /** The town. Text of 3 to 255 characters. */
  town: Scalars['String']['input'];
};

/** Upwards or downwards. */
export type SortDirection =
  /** Upwards: the first letter, the smallest number or the oldest day first. */
  | 'asc'
  /** Downwards. */
  | 'desc';

/** What cases can be sorted by. */
export type SortField =
  /** The area of work. */
  | 'area_of_work'
  /** The name of the case. */
  | 'case_name'
  /** The type of case. */
  | 'case_type'
  /** The surname of the fee earner. */
  | 'fee_earner'
  /** The reference of the solicitors. */
  | 'solicitors_case_reference'
  /** The user whose case it is. */
  | 'staff'
  /** The stage of the case. */
  | 'stage'
  /** When the case was moved to its stage. */
  | 'stage_since'
  /** The last change. */
  | 'updated_at';

/** The two halves of a row. */
export type SplitItem = {
  __typename?: 'SplitItem';
  /** The row with the rest, and the new one. */
  items: Array<CaseItem>;
  /** What `undoRows` takes to make one row of them again. */
  undo: Scalars['ID']['output'];
};

/** A user or an API client, as cases and entries name them. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** Whether they have left: their account is deactivated. Of who drafts a case; null elsewhere, and if the host does not say. */
  hasLeft?: Maybe<Scalars['Boolean']['output']>;
  /** The name. Null if the host does not say. */
  name?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** The stages of a case. */
export type Stage =
  /** Blocked: something outside is waited for. */
  | 'blocked'
  /** Complete: the case is frozen, and its documents can be made. */
  | 'complete'
  /** In progress: the case is being drafted. */
  | 'in_progress'
  /** In review: someone looks through it and comments. */
  | 'in_review';

/** How many cases are in a stage, and what they come to. */
export type StageTotal = {
  __typename?: 'StageTotal';
  /** How many cases. */
  count: Scalars['Int']['output'];
  /** The stage; null for cases in stages of the host's own. */
  stage?: Maybe<Stage>;
  /** Number of these cases of which nothing is priced, because no rate is held. They are not in `value`. Null if the host does not say. */
  unpriced?: Maybe<Scalars['Int']['output']>;
  /** Total of these cases, with VAT. Cases of which nothing is priced are not in it. */
  value?: Maybe<Scalars['Money']['output']>;
};

/** Who attended at a step, and for how long. */
export type StepAttendance = CaseItem & {
  __typename?: 'StepAttendance';
  /** The rate per hour in pounds, as that of a time recording. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The activity of the electronic bill; that of its step where it has none. */
  billActivity?: Maybe<BillActivity>;
  /** The task of the electronic bill; that of its step where it has none. */
  billTask?: Maybe<BillTask>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was done. */
  description?: Maybe<Scalars['String']['output']>;
  /** The fee earner who attended. */
  feeEarner: CaseFeeEarner;
  /** The guideline rate per hour of the fee earner on that day. Null where none is held. */
  guidelineRate?: Maybe<Scalars['Money']['output']>;
  /** Whether the rate claimed is above the guideline rate. Null where there is none to compare. */
  isAboveGuideline?: Maybe<Scalars['Boolean']['output']>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** Where the rate claimed is from. Null where there is none, or the host does not say. */
  rateFrom?: Maybe<RateSource>;
  /** How long it was. */
  time?: Maybe<Scalars['Hours']['output']>;
  /** What it costs without VAT, in pounds. Null where it has no price, or the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** On whom it was. One of `client`, `opponent`, `witness`, `expert`, `counsel`, `court`, `other`, or the word of a host that has its own. */
  type: Scalars['String']['output'];
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What is entered of a `StepAttendance`. */
export type StepAttendanceInput = {
  /** The rate per hour in pounds, as that of a time recording. From 0 to 99,999.99 pounds, with at most two decimals. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** The activity of the electronic bill; that of its step where it has none. */
  billActivity?: InputMaybe<BillActivity>;
  /** The task of the electronic bill; that of its step where it has none. */
  billTask?: InputMaybe<BillTask>;
  /** What was done. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The fee earner who attended. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** How long it was. From 0.01 to 24 hours, with at most two decimals. */
  time: Scalars['Hours']['input'];
  /** On whom it was. */
  type: AttendanceType;
  /** The stored row to change; null for a new row. Stored rows that are not in the list are removed. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
};

/** A disbursement of a step: it has the date and phase of its step. */
export type StepDisbursement = CaseItem & {
  __typename?: 'StepDisbursement';
  /** What was paid in pounds, without VAT. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The expense of the electronic bill. Null where it follows from the type. */
  billExpense?: Maybe<BillExpense>;
  /** The task of the electronic bill; that of its step where it has none. */
  billTask?: Maybe<BillTask>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it was for. */
  description?: Maybe<Scalars['String']['output']>;
  /** The specification has none: null on a host that keeps to it. One of `court_fee`, `counsel_fee`, `counsel_expenses`, `expert_fee`, `interpreter`, `translation`, `travel_mileage`, `travel_public_transport`, `taxi`, `parking`, `accommodation`, `subsistence`, `witness_expenses`, `client_travel_expenses`, `process_server`, `enquiry_agent`, `dna_test`, `drug_alcohol_test`, `medical_records`, `photocopying`, `transcript`, `mediation_fee`, `sign_language`, `land_registry`, `police_disclosure`, `other`, or the word of a host that has its own. */
  disbursementType?: Maybe<Scalars['String']['output']>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** The party that it was for. */
  party?: Maybe<Reference>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What is entered of a `StepDisbursement`. */
export type StepDisbursementInput = {
  /** What was paid in pounds, without VAT. From 0 to 99,999,999 pounds, with at most two decimals. */
  amount: Scalars['Money']['input'];
  /** The expense of the electronic bill. */
  billExpense?: InputMaybe<BillExpense>;
  /** The task of the electronic bill; that of its step where it has none. */
  billTask?: InputMaybe<BillTask>;
  /** What it was for. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The specification has none: null on a host that keeps to it. */
  disbursementType?: InputMaybe<DisbursementType>;
  /** The party that it was for. The uuid of a party of the same case. */
  party?: InputMaybe<Scalars['ID']['input']>;
  /** The stored row to change; null for a new row. Stored rows that are not in the list are removed. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it bears no VAT. Without it a row is added with the default of its type (no VAT: court_fee, land_registry, police_disclosure, witness_expenses, client_travel_expenses). */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a step of a high cost case was. */
export type StepEvent =
  /** A meeting of the advocates. */
  | 'advocates_meeting'
  /** A conference. */
  | 'conference'
  /** A hearing before the court. */
  | 'court_hearing'
  /** An issues resolution hearing. */
  | 'issues_resolution_hearing'
  /** A day of the main hearing. */
  | 'main_hearing_day'
  /** Anything else, which no event pays. */
  | 'other';

/** Whether a row of an inter partes case is a step or an attendance. */
export type StepFeeType =
  /** An attendance, listed under attendances. */
  | 'hearing'
  /** A procedural step. */
  | 'procedural_step';

/** A piece of a text. */
export type TextPiece = {
  __typename?: 'TextPiece';
  /** Whether this was searched for. */
  found: Scalars['Boolean']['output'];
  /** The text of the piece. */
  text: Scalars['String']['output'];
};

/** Time recorded by date, fee earner and activity. Enhancement is set by activity for the case, and not for the row. */
export type TimeRecording = CaseItem & {
  __typename?: 'TimeRecording';
  /** What the time was spent on. One of `preparation`, `advocacy`, `counsel`, `travelling_and_waiting`, `telephone_call`, `letter_in`, `letter_out`, or the word of a host that has its own. */
  activityType: Scalars['String']['output'];
  /** Where work is claimed at a rate per hour in pounds: the one entered, otherwise that of the rate card, otherwise 100. Null in any other case. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Whether it has an unresolved comment or an estimated time. */
  attention: Scalars['Boolean']['output'];
  /** The activity of the electronic bill. Null where it follows from what else is recorded. */
  billActivity?: Maybe<BillActivity>;
  /** The task of the electronic bill. Null where it follows from what else is recorded. */
  billTask?: Maybe<BillTask>;
  /** The part of a two-part case that it belongs to; null in any other. One of `child_arrangement`, `non_molestation_order`, or the word of a host that has its own. */
  casePart?: Maybe<Scalars['String']['output']>;
  /** The comments on it, the oldest first. */
  comments: Array<Comment>;
  /** Court of Protection: its activity of the official bill, where the firm has entered that list. */
  copActivity?: Maybe<Reference>;
  /** The part of a Court of Protection case that it is recorded for. */
  copCasePart?: Maybe<Reference>;
  /** When it was entered. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** The day of the work. */
  date: Scalars['Date']['output'];
  /** What was done. */
  description?: Maybe<Scalars['String']['output']>;
  /** The enhancement applied to it, in percent. */
  enhancement?: Maybe<Scalars['Int']['output']>;
  /** Whether the time was estimated, because an imported ledger did not contain it. Entering a time clears this. */
  estimated: Scalars['Boolean']['output'];
  /** The fee earner who did it. */
  feeEarner: CaseFeeEarner;
  /** The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name. */
  files?: Maybe<Array<CaseFile>>;
  /** The guideline rate per hour of the fee earner on its date. Null where none is held. */
  guidelineRate?: Maybe<Scalars['Money']['output']>;
  /** Whether the rate claimed is above the guideline rate. Null where there is none to compare. */
  isAboveGuideline?: Maybe<Scalars['Boolean']['output']>;
  /** Why the bill does not count it, in words. Null if it does, or the host does not say. */
  notCounted?: Maybe<Scalars['String']['output']>;
  /** Court of Protection: its category of form OPG105, where the firm has entered that list. */
  opgCategory?: Maybe<Reference>;
  /** The party that it is recorded for; of a case that has parties. */
  party?: Maybe<Reference>;
  /** Inter partes: the phase of the proceedings. One of `pre_action_costs`, `issue_statements_of_case`, `cmc`, `disclosure`, `witness_statements`, `expert_reports`, `trial_review`, `trial_preparation`, `trial`, `adr_settlement_discussions`, or the word of a host that has its own. */
  phase?: Maybe<Scalars['String']['output']>;
  /** Where the rate claimed is from. Null where there is none, or the host does not say. */
  rateFrom?: Maybe<RateSource>;
  /** How long it was. Null where the host does not say. */
  time?: Maybe<Scalars['Hours']['output']>;
  /** What it costs without VAT, in pounds. Null where it has no price, or the host does not say. */
  totalCost?: Maybe<Scalars['Money']['output']>;
  /** The VAT on what it costs, in pounds. Null where it has no price, or the host does not say. */
  totalVat?: Maybe<Scalars['Money']['output']>;
  /** When it, or a comment on it, was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Whether it bears no VAT. A row that is added without it bears VAT. */
  vatExempt?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** One change of several of `changeTimeRecordings`. */
export type TimeRecordingChange = {
  /** What is done with the row. */
  action: RowAction;
  /** A key of the caller’s own, to add a row: sending it again within 24 hours is safe. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The values of the row, to add or edit it. */
  input?: InputMaybe<TimeRecordingInput>;
  /** The uuid of a row that is there already. */
  uuid?: InputMaybe<Scalars['ID']['input']>;
  /** The version that a change or removal is based on; without one it is made in any case. */
  version?: InputMaybe<Scalars['String']['input']>;
};

/** What became of one change of `changeTimeRecordings`. */
export type TimeRecordingChanged = {
  __typename?: 'TimeRecordingChanged';
  /** Why the change was refused; null where it was made. */
  error?: Maybe<RowRefusal>;
  /** The row as it is now; null where it was removed or the change refused. */
  item?: Maybe<TimeRecording>;
};

/** A page of time recordings. */
export type TimeRecordingConnection = {
  __typename?: 'TimeRecordingConnection';
  /** Those of this page, in order. */
  nodes: Array<TimeRecording>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** What the rows of the filter come to, those of other pages included. */
  sums: ItemSums;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** What is entered of a `TimeRecording`. */
export type TimeRecordingInput = {
  /** What the time was spent on. */
  activityType: ActivityType;
  /** Where work is claimed at a rate per hour in pounds: the one entered, otherwise that of the rate card, otherwise 100. From 0 to 99,999.99 pounds, with at most two decimals. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** The activity of the electronic bill. */
  billActivity?: InputMaybe<BillActivity>;
  /** The task of the electronic bill. */
  billTask?: InputMaybe<BillTask>;
  /** The part of a two-part case that it belongs to. Required where it applies. */
  casePart?: InputMaybe<CasePart>;
  /** Court of Protection: its activity of the official bill, where the firm has entered that list. The uuid of an entry of the firm’s list of activities. */
  copActivity?: InputMaybe<Scalars['ID']['input']>;
  /** The part of a Court of Protection case that it is recorded for. The uuid of a part of the same case. */
  copCasePart?: InputMaybe<Scalars['ID']['input']>;
  /** The day of the work. */
  date: Scalars['Date']['input'];
  /** What was done. Text of 3 to 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The fee earner who did it. The uuid of a fee earner of the client whose case it is. */
  feeEarner: Scalars['ID']['input'];
  /** Court of Protection: its category of form OPG105, where the firm has entered that list. The uuid of an entry of the firm’s list of OPG105 categories. */
  opgCategory?: InputMaybe<Scalars['ID']['input']>;
  /** The party that it is recorded for; of a case that has parties. The uuid of a party of the same case. */
  party?: InputMaybe<Scalars['ID']['input']>;
  /** Inter partes: the phase of the proceedings. Required where it applies. */
  phase?: InputMaybe<Phase>;
  /** How long it was. From 0.01 to 24 hours, with at most two decimals. */
  time: Scalars['Hours']['input'];
  /** Whether it bears no VAT. A row that is added without it bears VAT. */
  vatExempt?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a case comes to by its priced bill, in pounds. */
export type Totals = {
  __typename?: 'Totals';
  /** What the case comes to on each basis of its costs. Null where there is but one. */
  bases?: Maybe<Array<BasisTotals>>;
  /** The counted lines in groups, such as by phase, part, party and grade. Null where the area has none, or the host does not say. */
  breakdowns?: Maybe<Array<Breakdown>>;
  /** The solicitor's events beside the same work by the hour. Null where the area has no events, or the host does not say. */
  comparison?: Maybe<HourlyComparison>;
  /** The escape test: whether the case escapes its fixed fee. Null if there is no fixed fee, or no rate for the test; a two-part case has a test for each part. */
  escape?: Maybe<Escape>;
  /** The estimate given to the Public Guardian beside what is claimed for work. Null where there is none. */
  estimate?: Maybe<CostsEstimate>;
  /** Net and VAT together, in pounds. */
  gross: Scalars['Money']['output'];
  /** The sections of the bill, in order. */
  heads: Array<Head>;
  /** Whether the short form of the bill is enough. Null where the area has none. */
  isShortForm?: Maybe<Scalars['Boolean']['output']>;
  /** What the case comes to beside what it is limited to. Null where the area has no limit, or the host does not say. */
  limits?: Maybe<Array<CostLimit>>;
  /** What the case comes to without VAT, in pounds. */
  net: Scalars['Money']['output'];
  /** What each part of a two-part case comes to, in their order; empty in any other case. Last, without `casePart`, the rows whose part is not recorded, if there are any. */
  parts: Array<PartTotals>;
  /** Number of claimed lines without a known rate, which the totals leave out. Null if the host does not say. */
  unpriced?: Maybe<Scalars['Int']['output']>;
  /** The VAT on it, in pounds. */
  vat: Scalars['Money']['output'];
};

/** What was entered of a line that the bill does not have any more, or has changed. */
export type UnboundRuling = {
  __typename?: 'UnboundRuling';
  /** What was allowed. */
  allowed?: Maybe<AssessedAmount>;
  /** As it was claimed then. */
  claimed: AssessedAmount;
  /** The day of the work then. */
  date?: Maybe<Scalars['Date']['output']>;
  /** What it was for. */
  description: Scalars['String']['output'];
  /** The id of the line in the bill that it was entered for. */
  line: Scalars['String']['output'];
  /** What was offered. */
  offered?: Maybe<AssessedAmount>;
};

/** What was handed over and can be given back. */
export type UndoableHandOver = {
  __typename?: 'UndoableHandOver';
  /** Who handed it over. */
  byName: Scalars['String']['output'];
  /** How many cases went. */
  cases: Scalars['Int']['output'];
  /** Who took the cases over; null if they stayed. */
  casesTo?: Maybe<Scalars['String']['output']>;
  /** Until when it can be given back. */
  endsAt: Scalars['DateTime']['output'];
  /** When it was handed over. */
  handedAt: Scalars['DateTime']['output'];
  /** Who took the reviews over; null if they stayed. */
  reviewsTo?: Maybe<Scalars['String']['output']>;
  /** How many saved views went. */
  views: Scalars['Int']['output'];
  /** Who took the saved views over; null if they stayed. */
  viewsTo?: Maybe<Scalars['String']['output']>;
};

/** What an undo gave back. */
export type UndoneHandOver = {
  __typename?: 'UndoneHandOver';
  /** How many cases came back. */
  cases: Scalars['Int']['output'];
  /** How many stay, because they were given to somebody else or completed since. */
  keptCases: Scalars['Int']['output'];
  /** How many stay, because they went elsewhere or were deleted since. */
  keptViews: Scalars['Int']['output'];
  /** The user, who can sign in again. */
  user: User;
  /** How many saved views came back. */
  views: Scalars['Int']['output'];
};

/** Rows that are as they were before. */
export type UndoneRows = {
  __typename?: 'UndoneRows';
  /** Their case. */
  caseUuid: Scalars['ID']['output'];
  /** The rows as they are now. */
  items: Array<CaseItem>;
};

/** A person who signs in. */
export type User = {
  __typename?: 'User';
  /** When they are away, now or later; null otherwise, and if the host does not say. */
  absence?: Maybe<Absence>;
  /** Their roles in child clients of their firm. */
  childClients: Array<ChildClient>;
  /** Null for a system administrator. */
  client?: Maybe<UserClient>;
  /** Their role in their own firm: a `UserRole`, or `admin` for a system administrator. */
  clientRole: Scalars['String']['output'];
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they were deactivated; null for an active user. */
  deactivatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The e-mail address, with which they sign in. */
  emailAddress: Scalars['String']['output'];
  /** What the user is called in other systems. Null if the host keeps none. */
  externalIds?: Maybe<Array<ExternalId>>;
  /** First name. */
  firstname: Scalars['String']['output'];
  /** Whether they have a second factor. Null if the host does not say. */
  hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** The link that this very answer made: of `inviteUser`. Null in every other answer, that to the same request sent again among them; `sendPasswordLink` makes another one. */
  invitation?: Maybe<AccountLink>;
  /** When they last signed in; null for never. */
  lastLogin?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the viewer may edit this user: requires `client:edit_users` for their client, and the user must not outrank the viewer. */
  mayEdit: Scalars['Boolean']['output'];
  /** First name and surname. */
  name: Scalars['String']['output'];
  /** What people read for the role. */
  roleLabel: Scalars['String']['output'];
  /** The uuid of the office at which they are. Null for a system administrator. */
  siteUuid?: Maybe<Scalars['ID']['output']>;
  /** Their number with the Solicitors Regulation Authority; of solicitors. */
  solicitorSraNumber?: Maybe<Scalars['String']['output']>;
  /** Surname. */
  surname: Scalars['String']['output'];
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** What to change of a user; what is left out stays as it is, and null empties it. */
export type UserChanges = {
  /** Their role in their own firm: not above the role of the caller. */
  clientRole?: InputMaybe<UserRole>;
  /** The e-mail address, with which they sign in. An e-mail address, such as name@firm.co.uk. */
  emailAddress?: InputMaybe<Scalars['String']['input']>;
  /** What the user is called in other systems: the whole list. */
  externalIds?: InputMaybe<Array<ExternalIdInput>>;
  /** First name and surname. A first name and a surname: letters, apostrophes, hyphens and full stops. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The office at which they are. The uuid of a site of the same client. */
  siteUuid?: InputMaybe<Scalars['ID']['input']>;
  /** Their number with the Solicitors Regulation Authority; of solicitors. Text of 1 to 20 characters. Required where it applies. */
  solicitorSraNumber?: InputMaybe<Scalars['String']['input']>;
};

/** The firm of a user, or a child client of it. */
export type UserClient = {
  __typename?: 'UserClient';
  /** Null if the host does not say. */
  name?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A page of users. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** Those of this page, in order. */
  nodes: Array<User>;
  /** Whether there is a next page, and from where it begins. */
  pageInfo: PageInfo;
  /** How many there are on all pages together. */
  totalCount: Scalars['Int']['output'];
};

/** Which users to answer. */
export type UserFilter = {
  /** Of these clients, by their uuids. */
  clients?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Deactivated users instead of active ones. */
  deactivated?: InputMaybe<Scalars['Boolean']['input']>;
  /** In these user groups, by their uuids. */
  groups?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** With these roles in their own firm. */
  roles?: InputMaybe<Array<UserRole>>;
};

/** A group of users of a client, by which cases can be filtered. */
export type UserGroup = {
  __typename?: 'UserGroup';
  /** When it was created. Null where the host does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What people call it. */
  name: Scalars['String']['output'];
  /** When it was changed last. Null where the host does not say. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its users, by name. */
  users: Array<UserGroupMember>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
  /** Opaque version of the record. Send it with a change: if someone has changed the record since, that is a CONFLICT. Null if the host has no versions. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A user in a group. */
export type UserGroupMember = {
  __typename?: 'UserGroupMember';
  /** First name and surname. */
  name: Scalars['String']['output'];
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** The role that a user has in a child client after `linkUsers`. */
export type UserLink = {
  __typename?: 'UserLink';
  /** The role there; null for no access. */
  clientRole?: Maybe<UserRole>;
  /** The uuid of the user. */
  userUuid: Scalars['ID']['output'];
};

/** The role that a user gets in a child client. Without a role the link is removed (No Access). */
export type UserLinkInput = {
  /** The role there; null removes the link. */
  clientRole?: InputMaybe<UserRole>;
  /** The uuid of the user, of the firm above the child client. */
  userUuid: Scalars['ID']['input'];
};

/** The roles of users and API clients in a client. `roles` lists their permissions. */
export type UserRole =
  /** Costs draftsman: cases. */
  | 'costs_draftsman'
  /** IT administrator: users, API clients and the audit, and no cases. */
  | 'it_administrator'
  /** Owner: may do everything. */
  | 'owner'
  /** Solicitor: cases. */
  | 'solicitor'
  /** Team leader: cases, reports and rates. */
  | 'team_leader';

/** The rate per hour of work for which none is entered. */
export type UsualRate = {
  __typename?: 'UsualRate';
  /** Where it is from. */
  from: RateSource;
  /** Pounds an hour, without VAT. */
  rate: Scalars['Money']['output'];
};

/** The signed-in user, or the API client, of the request. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The user's own firm; null for a system administrator. */
  client?: Maybe<ViewerClient>;
  /** Null if the host does not say, as the names. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name. Null if the host does not say. */
  firstname?: Maybe<Scalars['String']['output']>;
  /** Whether the user is a system administrator. */
  isAdmin: Scalars['Boolean']['output'];
  /**
   * Whether the viewer holds a permission (`case:create` …) for a client, or without `clientUuid` for any client.
   * Use the latter for menus and lists only, never for a record. False for an unknown permission.
   */
  may: Scalars['Boolean']['output'];
  /** Which kinds of notification the viewer receives; null if the host does not support notifications. */
  notificationSettings?: Maybe<Array<NotificationSetting>>;
  /** The viewer's notifications of the last ninety days, newest first; null if the host does not support notifications. */
  notifications?: Maybe<NotificationConnection>;
  /** The label of the user's role, as the user menu shows it. */
  role: Scalars['String']['output'];
  /** The scopes of the token, such as `cases:read`; null for one that may ask for everything the roles allow. */
  scopes?: Maybe<Array<Scalars['String']['output']>>;
  /** What the viewer has beside the password; null if the host does not say. */
  secondFactors?: Maybe<SecondFactors>;
  /** The active sessions of the viewer; null if the host does not say. */
  sessions?: Maybe<Array<Session>>;
  /** Surname. Null if the host does not say. */
  surname?: Maybe<Scalars['String']['output']>;
  /** Number of unread notifications; null if the host does not support notifications. */
  unreadNotifications?: Maybe<Scalars['Int']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};


/** The signed-in user, or the API client, of the request. */
export type ViewerMayArgs = {
  clientUuid?: InputMaybe<Scalars['ID']['input']>;
  permission: Scalars['String']['input'];
};


/** The signed-in user, or the API client, of the request. */
export type ViewerNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** The firm of the viewer. */
export type ViewerClient = {
  __typename?: 'ViewerClient';
  /** What sort of firm it is: `solicitor` or `costs_draftsman`. Null if the host does not say. */
  clientType?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 of its mark, whose bytes are at `/api/files/clients/{uuid}/mark`; null for a firm without. */
  mark?: Maybe<Scalars['String']['output']>;
  /** Null if the host does not say, as the type. */
  name?: Maybe<Scalars['String']['output']>;
  /** Unique identifier: a UUID that never changes. */
  uuid: Scalars['ID']['output'];
};

/** A list of words, of which a field takes or answers one. */
export type VocabularyList = {
  __typename?: 'VocabularyList';
  /** The name of the enum, or of the list, such as `HearingType`. */
  name: Scalars['String']['output'];
  /** The words in their order. */
  words: Array<VocabularyWord>;
};

/** One word of a list. */
export type VocabularyWord = {
  __typename?: 'VocabularyWord';
  /** What people read for it, such as `Interim`. */
  label: Scalars['String']['output'];
  /** What it means, as a sentence; null where the label says all. */
  meaning?: Maybe<Scalars['String']['output']>;
  /** The word as it is sent and answered, such as `interim`. GraphQL and REST use the same. */
  word: Scalars['String']['output'];
};

/**
 * An address that is told what happens in cases, by POST requests that are signed as Standard Webhooks specify
 * (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Each event is sent at least once, those of one case in order.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** The firm it belongs to. */
  clientUuid: Scalars['ID']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** The name of the person or API client that added it, whose rights decide which cases of child firms it hears of. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** What it is for, in the words of whoever added it; null without one. */
  description?: Maybe<Scalars['String']['output']>;
  /** Since when it is disabled; null while it is enabled. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why CostDraft switched it off; null while it is enabled, and where a person did. */
  disabledReason?: Maybe<Scalars['String']['output']>;
  /** Until when messages are also signed with the secret before the present one; null if there is none. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is sent anything. */
  state: WebhookState;
  /**
   * The types of event it hears of: `case.stage_changed`, `comment.added`, `comment.resolved`, `documents.ready`,
   * `import.finished`.
   */
  types: Array<Scalars['String']['output']>;
  /** When it was last changed by a person or API client. */
  updatedAt: Scalars['DateTime']['output'];
  /** The address that receives the messages. */
  url: Scalars['String']['output'];
  /** Its id. */
  uuid: Scalars['ID']['output'];
  /** Its version, for `editWebhook`; opaque. */
  version?: Maybe<Scalars['String']['output']>;
};

/** Changes of a webhook. */
export type WebhookChanges = {
  /** What it is for, up to 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Switches it on or off. Switched on, it is sent what waits. */
  state?: InputMaybe<WebhookState>;
  /** The types of event, instead of those before. */
  types?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The address, by the rule of `WebhookInput.url`. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** An event at a webhook: whether it was delivered, and what the endpoint answered last. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The first 200 characters of the last answer, or why there was none; null before the first attempt. */
  answer?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the last answer; null where there was none. */
  answerStatus?: Maybe<Scalars['Int']['output']>;
  /** How many times it was sent, since it was last sent again by hand. */
  attempts: Scalars['Int']['output'];
  /** The case it happened in. */
  caseUuid: Scalars['ID']['output'];
  /** When the event happened. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was delivered; null until it is. */
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the event, which its messages have as `webhook-id`. */
  eventUuid: Scalars['ID']['output'];
  /** When it was last sent; null before the first attempt. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is sent next; null unless it is pending. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** What became of it. */
  state: WebhookDeliveryState;
  /** The type of the event, such as `case.stage_changed`. */
  type: Scalars['String']['output'];
  /** Its id, for `resendWebhookDeliveries`. */
  uuid: Scalars['ID']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  /** The deliveries of this page. */
  nodes: Array<WebhookDelivery>;
  /** Where the next page begins, if there is one. */
  pageInfo: PageInfo;
  /** How many deliveries match, on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What became of an event at a webhook. */
export type WebhookDeliveryState =
  /** The endpoint answered with a status from 200 to 299. */
  | 'delivered'
  /** It was given up: three days of failed attempts, or the status 410. */
  | 'failed'
  /** It waits, or is tried again. */
  | 'pending';

/** A new webhook. */
export type WebhookInput = {
  /** What it is for, up to 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** At least one type of event, as `Webhook.types` lists them. */
  types: Array<Scalars['String']['input']>;
  /** The address: https, of a host on the internet. Others only where the operator allows them (`WEBHOOK_ALLOW`). */
  url: Scalars['String']['input'];
};

/** Whether a webhook is sent anything. */
export type WebhookState =
  /** It is sent nothing. What it would hear of waits until it is enabled again, for thirty days. */
  | 'disabled'
  /** It is sent what it hears of. */
  | 'enabled';

/** A webhook with its secret, which cannot be read again. */
export type WebhookWithSecret = {
  __typename?: 'WebhookWithSecret';
  /** What its messages are signed with: `whsec_` and 32 bytes in Base64. */
  secret: Scalars['String']['output'];
  /** The webhook. */
  webhook: Webhook;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  About: ResolverTypeWrapper<Product>;
  Absence: ResolverTypeWrapper<Omit<Absence, 'deputy'> & { deputy: ResolversTypes['StaffMember'] }>;
  AbsenceInput: AbsenceInput;
  AccountLink: ResolverTypeWrapper<AccountLinkRow>;
  AccountLinkKind: AccountLinkKind;
  ActivityType: ActivityType;
  AddedSecondFactor: ResolverTypeWrapper<AddedSecondFactorRow>;
  Adjournment: ResolverTypeWrapper<Adjournment>;
  AdjournmentInput: AdjournmentInput;
  AdjournmentType: AdjournmentType;
  AdministrationChange: ResolverTypeWrapper<AdministrationChangeRow>;
  AdministrationChangeConnection: ResolverTypeWrapper<Omit<AdministrationChangeConnection, 'nodes'> & { nodes: Array<ResolversTypes['AdministrationChange']> }>;
  ApiClient: ResolverTypeWrapper<ApiClientRow>;
  ApiClientInput: ApiClientInput;
  ArchiveCounts: ResolverTypeWrapper<ArchiveCountsRow>;
  ArchivedCases: ResolverTypeWrapper<Row>;
  AreaOfWork: AreaOfWork;
  AssessedAmount: ResolverTypeWrapper<AssessedAmount>;
  AssessedAmountInput: AssessedAmountInput;
  AssessedColumn: AssessedColumn;
  AssessedHead: ResolverTypeWrapper<AssessedHeadRow>;
  AssessedLine: ResolverTypeWrapper<AssessedLineRow>;
  AssessedLineConnection: ResolverTypeWrapper<Omit<AssessedLineConnection, 'nodes'> & { nodes: Array<ResolversTypes['AssessedLine']> }>;
  AssessedLineState: AssessedLineState;
  AssessedReduction: ResolverTypeWrapper<ReductionRow>;
  AssessedSum: ResolverTypeWrapper<AssessedSum>;
  AssessedTotals: ResolverTypeWrapper<AssessedTotals>;
  Assessment: ResolverTypeWrapper<AssessmentRow>;
  AssessmentFilter: AssessmentFilter;
  AssessmentInput: AssessmentInput;
  AssessmentInterest: ResolverTypeWrapper<AssessmentInterest>;
  AssessmentInterestInput: AssessmentInterestInput;
  AssessmentLineChange: AssessmentLineChange;
  AssessmentOffer: ResolverTypeWrapper<AssessmentOffer>;
  AssessmentOfferInput: AssessmentOfferInput;
  AssessmentPayable: ResolverTypeWrapper<AssessmentPayable>;
  AssessmentPayment: ResolverTypeWrapper<AssessmentPayment>;
  AssessmentPaymentInput: AssessmentPaymentInput;
  AssessmentRulingInput: AssessmentRulingInput;
  AssessmentState: AssessmentState;
  AttendanceType: AttendanceType;
  Attention: ResolverTypeWrapper<AttentionRow>;
  AuditChoices: ResolverTypeWrapper<AuditChoices>;
  AuditKind: ResolverTypeWrapper<AuditKind>;
  AuditPlace: ResolverTypeWrapper<AuditPlace>;
  AuditPlaceName: AuditPlaceName;
  AuditRestore: ResolverTypeWrapper<AuditRestore>;
  AuditedRecord: ResolverTypeWrapper<AuditedRecord>;
  Authority: ResolverTypeWrapper<Authority>;
  BasisTotals: ResolverTypeWrapper<BasisTotals>;
  BillActivity: BillActivity;
  BillExpense: BillExpense;
  BillList: BillList;
  BillListEntry: ResolverTypeWrapper<BillListEntryRow>;
  BillListEntryInput: BillListEntryInput;
  BillTask: BillTask;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Breakdown: ResolverTypeWrapper<Breakdown>;
  BreakdownName: BreakdownName;
  BreakdownRow: ResolverTypeWrapper<BreakdownRow>;
  Budget: ResolverTypeWrapper<BudgetRow>;
  BudgetAmounts: ResolverTypeWrapper<BudgetAmountsRow>;
  BudgetCaps: ResolverTypeWrapper<BudgetCapsRow>;
  BudgetContingency: ResolverTypeWrapper<BudgetContingencyRow>;
  BudgetContingencyInput: BudgetContingencyInput;
  BudgetEarner: ResolverTypeWrapper<BudgetEarnerRow>;
  BudgetFigures: ResolverTypeWrapper<BudgetFiguresRow>;
  BudgetForm: BudgetForm;
  BudgetHoursInput: BudgetHoursInput;
  BudgetInput: BudgetInput;
  BudgetOffer: ResolverTypeWrapper<BudgetOfferRow>;
  BudgetOfferInput: BudgetOfferInput;
  BudgetPhase: ResolverTypeWrapper<BudgetPhaseRow>;
  BudgetPhaseInput: BudgetPhaseInput;
  BudgetShares: ResolverTypeWrapper<BudgetSharesRow>;
  BudgetVersion: ResolverTypeWrapper<BudgetVersionRow>;
  CalendarLink: ResolverTypeWrapper<CalendarLinkRow>;
  Case: ResolverTypeWrapper<CaseRow>;
  CaseBillLists: ResolverTypeWrapper<CaseBillListsRow>;
  CaseChoice: ResolverTypeWrapper<CaseChoice>;
  CaseChoices: ResolverTypeWrapper<CaseChoices>;
  CaseClient: ResolverTypeWrapper<NamedRow>;
  CaseConnection: ResolverTypeWrapper<Omit<CaseConnection, 'nodes'> & { nodes: Array<ResolversTypes['Case']> }>;
  CaseDeadline: ResolverTypeWrapper<CaseDeadlineRow>;
  CaseDeadlineConnection: ResolverTypeWrapper<Omit<CaseDeadlineConnection, 'nodes'> & { nodes: Array<ResolversTypes['CaseDeadline']> }>;
  CaseDeadlines: ResolverTypeWrapper<DeadlinesRow>;
  CaseEdit: CaseEdit;
  CaseEntry: ResolverTypeWrapper<Omit<CaseEntry, 'case'> & { case?: Maybe<ResolversTypes['Case']> }>;
  CaseFeeEarner: ResolverTypeWrapper<FeeEarnerRow>;
  CaseFile: ResolverTypeWrapper<CaseFile>;
  CaseFileConnection: ResolverTypeWrapper<CaseFileConnection>;
  CaseFilter: CaseFilter;
  CaseFilterValues: ResolverTypeWrapper<CaseFilterValues>;
  CaseItem: ResolverTypeWrapper<ItemRow>;
  CaseMark: CaseMark;
  CaseMove: CaseMove;
  CasePart: CasePart;
  CaseSheet: ResolverTypeWrapper<CaseSheet>;
  CaseSite: ResolverTypeWrapper<CaseSiteRow>;
  CaseSort: CaseSort;
  CaseType: CaseType;
  CaseView: ResolverTypeWrapper<CaseViewRow>;
  CaseViewChanges: CaseViewChanges;
  CaseViewInput: CaseViewInput;
  CaseViewPage: CaseViewPage;
  Certificate: ResolverTypeWrapper<Row>;
  CertificateChanges: CertificateChanges;
  CertificateInput: CertificateInput;
  CertificateScope: ResolverTypeWrapper<CertificateScope>;
  CertificateScopeInput: CertificateScopeInput;
  Change: ResolverTypeWrapper<ChangeRow>;
  ChangeAction: ChangeAction;
  ChangeConnection: ResolverTypeWrapper<Omit<ChangeConnection, 'nodes'> & { nodes: Array<ResolversTypes['Change']> }>;
  ChangeNumber: ResolverTypeWrapper<Scalars['ChangeNumber']['output']>;
  ChildClient: ResolverTypeWrapper<ChildClient>;
  ChildRoleInput: ChildRoleInput;
  ClaimStage: ClaimStage;
  Client: ResolverTypeWrapper<ClientRow>;
  ClientChanges: ClientChanges;
  ClientConnection: ResolverTypeWrapper<Omit<ClientConnection, 'nodes'> & { nodes: Array<ResolversTypes['Client']> }>;
  ClientFilter: ClientFilter;
  ClientMark: ResolverTypeWrapper<ClientMark>;
  ClientMergePreview: ResolverTypeWrapper<MergePreviewRow>;
  ClientParentPreview: ResolverTypeWrapper<ParentPreviewRow>;
  ClientType: ClientType;
  Comment: ResolverTypeWrapper<CommentRow>;
  Commented: ResolverTypeWrapper<Omit<Commented, 'case' | 'item'> & { case: ResolversTypes['Case'], item: ResolversTypes['CaseItem'] }>;
  CopCasePart: ResolverTypeWrapper<ItemRow>;
  CopCasePartChange: CopCasePartChange;
  CopCasePartChanged: ResolverTypeWrapper<Omit<CopCasePartChanged, 'item'> & { item?: Maybe<ResolversTypes['CopCasePart']> }>;
  CopCasePartConnection: ResolverTypeWrapper<Omit<CopCasePartConnection, 'nodes'> & { nodes: Array<ResolversTypes['CopCasePart']> }>;
  CopCasePartInput: CopCasePartInput;
  CopCategory: CopCategory;
  CostLimit: ResolverTypeWrapper<CostLimit>;
  CostLimitName: CostLimitName;
  CostNote: ResolverTypeWrapper<ItemRow>;
  CostNoteChange: CostNoteChange;
  CostNoteChanged: ResolverTypeWrapper<Omit<CostNoteChanged, 'item'> & { item?: Maybe<ResolversTypes['CostNote']> }>;
  CostNoteConnection: ResolverTypeWrapper<Omit<CostNoteConnection, 'nodes'> & { nodes: Array<ResolversTypes['CostNote']> }>;
  CostNoteInput: CostNoteInput;
  CostsBasis: CostsBasis;
  CostsEstimate: ResolverTypeWrapper<CostsEstimate>;
  CounselAttendance: ResolverTypeWrapper<CounselAttendance>;
  CounselAttendanceInput: CounselAttendanceInput;
  CounselLevel: CounselLevel;
  CounselTravel: ResolverTypeWrapper<CounselTravel>;
  CounselTravelInput: CounselTravelInput;
  CourtBundle: CourtBundle;
  CourtLevel: CourtLevel;
  CourtOfProtectionCaseChanges: CourtOfProtectionCaseChanges;
  CourtOfProtectionCaseInput: CourtOfProtectionCaseInput;
  CourtType: CourtType;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deadline: ResolverTypeWrapper<DeadlineRow>;
  DeadlineChange: DeadlineChange;
  DeadlineDone: DeadlineDone;
  DeadlineFilter: DeadlineFilter;
  DeadlineRuleName: DeadlineRuleName;
  DeadlineStart: DeadlineStart;
  DeadlineStartDay: ResolverTypeWrapper<DeadlineStartRow>;
  DeadlineStartInput: DeadlineStartInput;
  DisallowedDays: ResolverTypeWrapper<DisallowedDays>;
  DisallowedDaysInput: DisallowedDaysInput;
  Disbursement: ResolverTypeWrapper<ItemRow>;
  DisbursementChange: DisbursementChange;
  DisbursementChanged: ResolverTypeWrapper<Omit<DisbursementChanged, 'item'> & { item?: Maybe<ResolversTypes['Disbursement']> }>;
  DisbursementConnection: ResolverTypeWrapper<Omit<DisbursementConnection, 'nodes'> & { nodes: Array<ResolversTypes['Disbursement']> }>;
  DisbursementInput: DisbursementInput;
  DisbursementType: DisbursementType;
  DocumentPreview: ResolverTypeWrapper<PreviewRow>;
  Documents: ResolverTypeWrapper<DocumentsRow>;
  DocumentsState: DocumentsState;
  DueDate: DueDate;
  Enhancement: ResolverTypeWrapper<ReadEnhancement>;
  EnhancementInput: EnhancementInput;
  EntityType: EntityType;
  EntryDetail: ResolverTypeWrapper<EntryDetail>;
  EntryRefusal: ResolverTypeWrapper<EntryRefusal>;
  ErrorCode: ErrorCode;
  Escape: ResolverTypeWrapper<Escape>;
  EventAttendance: EventAttendance;
  Exceptional: ResolverTypeWrapper<ExceptionalRow>;
  ExceptionalTravel: ResolverTypeWrapper<ExceptionalTravel>;
  ExceptionalTravelInput: ExceptionalTravelInput;
  ExpertFee: ResolverTypeWrapper<ItemRow>;
  ExpertFeeChange: ExpertFeeChange;
  ExpertFeeChanged: ResolverTypeWrapper<Omit<ExpertFeeChanged, 'item'> & { item?: Maybe<ResolversTypes['ExpertFee']> }>;
  ExpertFeeConnection: ResolverTypeWrapper<Omit<ExpertFeeConnection, 'nodes'> & { nodes: Array<ResolversTypes['ExpertFee']> }>;
  ExpertFeeInput: ExpertFeeInput;
  ExpertType: ResolverTypeWrapper<ExpertTypeRow>;
  ExpertTypeGroup: ResolverTypeWrapper<ExpertTypeGroupRow>;
  ExternalId: ResolverTypeWrapper<ExternalId>;
  ExternalIdInput: ExternalIdInput;
  ExternalIdLookup: ExternalIdLookup;
  FeeEarner: ResolverTypeWrapper<Row>;
  FeeEarnerChanges: FeeEarnerChanges;
  FeeEarnerInput: FeeEarnerInput;
  FeeEarnerPeriod: ResolverTypeWrapper<FeeEarnerPeriod>;
  FeeEarnerType: FeeEarnerType;
  FeeScheme: FeeScheme;
  FilingCheck: ResolverTypeWrapper<FilingCheckRow>;
  FilingCount: ResolverTypeWrapper<FilingCountRow>;
  FilingFinding: ResolverTypeWrapper<FindingRow>;
  FilingFindingConnection: ResolverTypeWrapper<Omit<FilingFindingConnection, 'nodes'> & { nodes: Array<ResolversTypes['FilingFinding']> }>;
  FilingRule: FilingRule;
  FilingTab: ResolverTypeWrapper<FilingTab>;
  FinalHearingLength: FinalHearingLength;
  FirmArchive: ResolverTypeWrapper<FirmArchiveRow>;
  FirmArchiveCounts: ResolverTypeWrapper<FirmArchiveCounts>;
  FirmArchiveState: FirmArchiveState;
  FixedCostsCategory: FixedCostsCategory;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FolderStructure: ResolverTypeWrapper<FolderStructure>;
  FoundDocument: FoundDocument;
  FoundText: ResolverTypeWrapper<FoundText>;
  Grade: Grade;
  GuidelineBand: GuidelineBand;
  GuidelineRate: ResolverTypeWrapper<GuidelineRateRow>;
  HandOver: ResolverTypeWrapper<HandOverRow>;
  HandOverCase: ResolverTypeWrapper<Row>;
  HandOverInput: HandOverInput;
  Head: ResolverTypeWrapper<HeadRow>;
  HeadName: HeadName;
  Hearing: ResolverTypeWrapper<ItemRow>;
  HearingChange: HearingChange;
  HearingChanged: ResolverTypeWrapper<Omit<HearingChanged, 'item'> & { item?: Maybe<ResolversTypes['Hearing']> }>;
  HearingConnection: ResolverTypeWrapper<Omit<HearingConnection, 'nodes'> & { nodes: Array<ResolversTypes['Hearing']> }>;
  HearingDay: ResolverTypeWrapper<HearingDay>;
  HearingDayInput: HearingDayInput;
  HearingDisbursement: ResolverTypeWrapper<ItemRow>;
  HearingDisbursementInput: HearingDisbursementInput;
  HearingInput: HearingInput;
  HearingType: HearingType;
  HighCostCaseChanges: HighCostCaseChanges;
  HighCostCaseInput: HighCostCaseInput;
  HighCostCertificateChanges: HighCostCertificateChanges;
  HighCostCertificateInput: HighCostCertificateInput;
  HighCostCounsel: ResolverTypeWrapper<ItemRow>;
  HighCostCounselInput: HighCostCounselInput;
  HighCostStep: ResolverTypeWrapper<ItemRow>;
  HighCostStepChange: HighCostStepChange;
  HighCostStepChanged: ResolverTypeWrapper<Omit<HighCostStepChanged, 'item'> & { item?: Maybe<ResolversTypes['HighCostStep']> }>;
  HighCostStepConnection: ResolverTypeWrapper<Omit<HighCostStepConnection, 'nodes'> & { nodes: Array<ResolversTypes['HighCostStep']> }>;
  HighCostStepDisbursement: ResolverTypeWrapper<ItemRow>;
  HighCostStepDisbursementInput: HighCostStepDisbursementInput;
  HighCostStepInput: HighCostStepInput;
  HourlyComparison: ResolverTypeWrapper<HourlyComparison>;
  Hours: ResolverTypeWrapper<Scalars['Hours']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InterPartiesCaseChanges: InterPartiesCaseChanges;
  InterPartiesCaseInput: InterPartiesCaseInput;
  InterestPeriod: ResolverTypeWrapper<InterestPeriod>;
  InterimPayment: ResolverTypeWrapper<InterimPayment>;
  InterimPaymentInput: InterimPaymentInput;
  InvitedAdministratorInput: InvitedAdministratorInput;
  InvitedUserInput: InvitedUserInput;
  ItemFilter: ItemFilter;
  ItemOrder: ItemOrder;
  ItemSort: ItemSort;
  ItemSums: ResolverTypeWrapper<ItemSums>;
  LegalAidCaseChanges: LegalAidCaseChanges;
  LegalAidCaseInput: LegalAidCaseInput;
  Line: ResolverTypeWrapper<LineRow>;
  LineConnection: ResolverTypeWrapper<Omit<LineConnection, 'nodes'> & { nodes: Array<ResolversTypes['Line']> }>;
  MadeCalendarLink: ResolverTypeWrapper<MadeCalendarLinkRow>;
  MergeChoiceInput: MergeChoiceInput;
  MergeCollision: ResolverTypeWrapper<MergeCollisionRow>;
  MergeCount: ResolverTypeWrapper<MergeCount>;
  MergeWhose: MergeWhose;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  MovedItems: ResolverTypeWrapper<Omit<MovedItems, 'items'> & { items: Array<ResolversTypes['CaseItem']> }>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewAdministratorInput: NewAdministratorInput;
  NewApiClient: ResolverTypeWrapper<NewApiClientRow>;
  NewClientInput: NewClientInput;
  NewRow: NewRow;
  NewUserInput: NewUserInput;
  Note: ResolverTypeWrapper<NoteRow>;
  NoteConnection: ResolverTypeWrapper<Omit<NoteConnection, 'nodes'> & { nodes: Array<ResolversTypes['Note']> }>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'nodes'> & { nodes: Array<ResolversTypes['Notification']> }>;
  NotificationItem: ResolverTypeWrapper<NotificationItem>;
  NotificationKind: NotificationKind;
  NotificationMail: NotificationMail;
  NotificationSetting: ResolverTypeWrapper<NotificationSetting>;
  NotificationSettingInput: NotificationSettingInput;
  Offer: ResolverTypeWrapper<Offer>;
  OfferInput: OfferInput;
  OfferedBy: OfferedBy;
  OfferedEntry: ResolverTypeWrapper<OfferedEntry>;
  OpenComment: ResolverTypeWrapper<OpenCommentRow>;
  OutputFile: ResolverTypeWrapper<OutputRow>;
  OverspentPhase: ResolverTypeWrapper<OverspentPhaseRow>;
  OwnRate: ResolverTypeWrapper<OwnRate>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PageOneReason: PageOneReason;
  Panel: ResolverTypeWrapper<PanelParts>;
  PanelStart: ResolverTypeWrapper<StartParts>;
  PartTotals: ResolverTypeWrapper<PartTotalsRow>;
  Party: ResolverTypeWrapper<ItemRow>;
  PartyCapacity: PartyCapacity;
  PartyChange: PartyChange;
  PartyChanged: ResolverTypeWrapper<Omit<PartyChanged, 'item'> & { item?: Maybe<ResolversTypes['Party']> }>;
  PartyConnection: ResolverTypeWrapper<Omit<PartyConnection, 'nodes'> & { nodes: Array<ResolversTypes['Party']> }>;
  PartyInput: PartyInput;
  PartyRole: PartyRole;
  PastReduction: ResolverTypeWrapper<PastReductionRow>;
  PastReductionBy: PastReductionBy;
  PastReductionCase: ResolverTypeWrapper<Row>;
  PastReductions: ResolverTypeWrapper<PastReductionsRow>;
  Phase: Phase;
  PlannedCosts: PlannedCosts;
  PlannedWork: ResolverTypeWrapper<ItemRow>;
  PlannedWorkChange: PlannedWorkChange;
  PlannedWorkChanged: ResolverTypeWrapper<Omit<PlannedWorkChanged, 'item'> & { item?: Maybe<ResolversTypes['PlannedWork']> }>;
  PlannedWorkConnection: ResolverTypeWrapper<Omit<PlannedWorkConnection, 'nodes'> & { nodes: Array<ResolversTypes['PlannedWork']> }>;
  PlannedWorkInput: PlannedWorkInput;
  PreviewFile: ResolverTypeWrapper<PreviewFileRow>;
  PricedHearing: ResolverTypeWrapper<Omit<PricedHearing, 'lines'> & { lines: Array<ResolversTypes['Line']> }>;
  ProceduralStep: ResolverTypeWrapper<ItemRow>;
  ProceduralStepChange: ProceduralStepChange;
  ProceduralStepChanged: ResolverTypeWrapper<Omit<ProceduralStepChanged, 'item'> & { item?: Maybe<ResolversTypes['ProceduralStep']> }>;
  ProceduralStepConnection: ResolverTypeWrapper<Omit<ProceduralStepConnection, 'nodes'> & { nodes: Array<ResolversTypes['ProceduralStep']> }>;
  ProceduralStepInput: ProceduralStepInput;
  ProceduralType: ProceduralType;
  ProfileInput: ProfileInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Queue: ResolverTypeWrapper<QueueRow>;
  QueueName: QueueName;
  QueuedCase: ResolverTypeWrapper<Row>;
  RateAmount: ResolverTypeWrapper<RateAmount>;
  RateAmountInput: RateAmountInput;
  RateCard: ResolverTypeWrapper<RateCardRow>;
  RateCardInput: RateCardInput;
  RateChange: ResolverTypeWrapper<RateChangeRow>;
  RateDimension: ResolverTypeWrapper<RateDimension>;
  RateEdition: ResolverTypeWrapper<RateEditionRow>;
  RateEditionInput: RateEditionInput;
  RateGroup: RateGroup;
  RatePreview: ResolverTypeWrapper<RatePreviewRow>;
  RateRow: ResolverTypeWrapper<RateRow>;
  RateSource: RateSource;
  RateState: RateState;
  RateTable: ResolverTypeWrapper<RateTableRow>;
  RateTableSummary: ResolverTypeWrapper<RateTableSummaryRow>;
  ReceivingParty: ReceivingParty;
  RecordChange: ResolverTypeWrapper<RecordChangeRow>;
  RecordChangeConnection: ResolverTypeWrapper<Omit<RecordChangeConnection, 'nodes'> & { nodes: Array<ResolversTypes['RecordChange']> }>;
  ReductionGroup: ReductionGroup;
  ReductionReason: ReductionReason;
  Reference: ResolverTypeWrapper<Reference>;
  Region: Region;
  Removal: ResolverTypeWrapper<RemovalRow>;
  RemovalKind: RemovalKind;
  Report: ResolverTypeWrapper<ReportAnswer>;
  ReportGroup: ReportGroup;
  ReportName: ReportName;
  ReportRow: ResolverTypeWrapper<ReportRowRow>;
  ReportSection: ReportSection;
  ReportSheet: ResolverTypeWrapper<ReportSheet>;
  Reports: ResolverTypeWrapper<CaseReports>;
  RepresentedParty: RepresentedParty;
  RestoredValue: ResolverTypeWrapper<RestoredValue>;
  RoleRow: ResolverTypeWrapper<RoleRow>;
  RowAction: RowAction;
  RowEntry: ResolverTypeWrapper<Omit<RowEntry, 'item'> & { item?: Maybe<ResolversTypes['CaseItem']> }>;
  RowKind: RowKind;
  RowProblem: ResolverTypeWrapper<RowProblem>;
  RowRefusal: ResolverTypeWrapper<RowRefusal>;
  RowToMove: RowToMove;
  RuledAssessment: ResolverTypeWrapper<RuledAssessmentRow>;
  SearchCount: ResolverTypeWrapper<SearchCount>;
  SearchCounts: ResolverTypeWrapper<SearchCounts>;
  SearchHit: ResolverTypeWrapper<Row>;
  SearchResults: ResolverTypeWrapper<SearchRows>;
  SecondFactor: ResolverTypeWrapper<SecondFactorRow>;
  SecondFactorAddition: SecondFactorAddition;
  SecondFactorKind: SecondFactorKind;
  SecondFactorRule: ResolverTypeWrapper<SecondFactorRuleRow>;
  SecondFactors: ResolverTypeWrapper<SecondFactorsRow>;
  Session: ResolverTypeWrapper<Session>;
  SheetFormat: SheetFormat;
  SignIn: ResolverTypeWrapper<SignIn>;
  SignInConnection: ResolverTypeWrapper<SignInConnection>;
  SignInResult: SignInResult;
  Site: ResolverTypeWrapper<Row>;
  SiteChanges: SiteChanges;
  SiteInput: SiteInput;
  SortDirection: SortDirection;
  SortField: SortField;
  SplitItem: ResolverTypeWrapper<Omit<SplitItem, 'items'> & { items: Array<ResolversTypes['CaseItem']> }>;
  StaffMember: ResolverTypeWrapper<NamedRow>;
  Stage: Stage;
  StageTotal: ResolverTypeWrapper<StageRow>;
  StepAttendance: ResolverTypeWrapper<ItemRow>;
  StepAttendanceInput: StepAttendanceInput;
  StepDisbursement: ResolverTypeWrapper<ItemRow>;
  StepDisbursementInput: StepDisbursementInput;
  StepEvent: StepEvent;
  StepFeeType: StepFeeType;
  StoredRow: ResolverTypeWrapper<Scalars['StoredRow']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TextPiece: ResolverTypeWrapper<TextPiece>;
  TimeRecording: ResolverTypeWrapper<ItemRow>;
  TimeRecordingChange: TimeRecordingChange;
  TimeRecordingChanged: ResolverTypeWrapper<Omit<TimeRecordingChanged, 'item'> & { item?: Maybe<ResolversTypes['TimeRecording']> }>;
  TimeRecordingConnection: ResolverTypeWrapper<Omit<TimeRecordingConnection, 'nodes'> & { nodes: Array<ResolversTypes['TimeRecording']> }>;
  TimeRecordingInput: TimeRecordingInput;
  Totals: ResolverTypeWrapper<TotalsRow>;
  UnboundRuling: ResolverTypeWrapper<UnboundRuling>;
  UndoableHandOver: ResolverTypeWrapper<Row>;
  UndoneHandOver: ResolverTypeWrapper<UndoneHandOverRow>;
  UndoneRows: ResolverTypeWrapper<Omit<UndoneRows, 'items'> & { items: Array<ResolversTypes['CaseItem']> }>;
  User: ResolverTypeWrapper<UserRow>;
  UserChanges: UserChanges;
  UserClient: ResolverTypeWrapper<UserClient>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'nodes'> & { nodes: Array<ResolversTypes['User']> }>;
  UserFilter: UserFilter;
  UserGroup: ResolverTypeWrapper<GroupRow>;
  UserGroupMember: ResolverTypeWrapper<UserGroupMember>;
  UserLink: ResolverTypeWrapper<UserLinkRow>;
  UserLinkInput: UserLinkInput;
  UserRole: UserRole;
  UsualRate: ResolverTypeWrapper<UsualRateRow>;
  Viewer: ResolverTypeWrapper<ViewerRow>;
  ViewerClient: ResolverTypeWrapper<ViewerRow>;
  VocabularyList: ResolverTypeWrapper<VocabularyList>;
  VocabularyWord: ResolverTypeWrapper<VocabularyWord>;
  Webhook: ResolverTypeWrapper<WebhookRow>;
  WebhookChanges: WebhookChanges;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<Omit<WebhookDeliveryConnection, 'nodes'> & { nodes: Array<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryState: WebhookDeliveryState;
  WebhookInput: WebhookInput;
  WebhookState: WebhookState;
  WebhookWithSecret: ResolverTypeWrapper<WebhookSecretRow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  About: Product;
  Absence: Omit<Absence, 'deputy'> & { deputy: ResolversParentTypes['StaffMember'] };
  AbsenceInput: AbsenceInput;
  AccountLink: AccountLinkRow;
  AddedSecondFactor: AddedSecondFactorRow;
  Adjournment: Adjournment;
  AdjournmentInput: AdjournmentInput;
  AdministrationChange: AdministrationChangeRow;
  AdministrationChangeConnection: Omit<AdministrationChangeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['AdministrationChange']> };
  ApiClient: ApiClientRow;
  ApiClientInput: ApiClientInput;
  ArchiveCounts: ArchiveCountsRow;
  ArchivedCases: Row;
  AssessedAmount: AssessedAmount;
  AssessedAmountInput: AssessedAmountInput;
  AssessedHead: AssessedHeadRow;
  AssessedLine: AssessedLineRow;
  AssessedLineConnection: Omit<AssessedLineConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['AssessedLine']> };
  AssessedReduction: ReductionRow;
  AssessedSum: AssessedSum;
  AssessedTotals: AssessedTotals;
  Assessment: AssessmentRow;
  AssessmentFilter: AssessmentFilter;
  AssessmentInput: AssessmentInput;
  AssessmentInterest: AssessmentInterest;
  AssessmentInterestInput: AssessmentInterestInput;
  AssessmentLineChange: AssessmentLineChange;
  AssessmentOffer: AssessmentOffer;
  AssessmentOfferInput: AssessmentOfferInput;
  AssessmentPayable: AssessmentPayable;
  AssessmentPayment: AssessmentPayment;
  AssessmentPaymentInput: AssessmentPaymentInput;
  AssessmentRulingInput: AssessmentRulingInput;
  Attention: AttentionRow;
  AuditChoices: AuditChoices;
  AuditKind: AuditKind;
  AuditPlace: AuditPlace;
  AuditRestore: AuditRestore;
  AuditedRecord: AuditedRecord;
  Authority: Authority;
  BasisTotals: BasisTotals;
  BillListEntry: BillListEntryRow;
  BillListEntryInput: BillListEntryInput;
  Boolean: Scalars['Boolean']['output'];
  Breakdown: Breakdown;
  BreakdownRow: BreakdownRow;
  Budget: BudgetRow;
  BudgetAmounts: BudgetAmountsRow;
  BudgetCaps: BudgetCapsRow;
  BudgetContingency: BudgetContingencyRow;
  BudgetContingencyInput: BudgetContingencyInput;
  BudgetEarner: BudgetEarnerRow;
  BudgetFigures: BudgetFiguresRow;
  BudgetHoursInput: BudgetHoursInput;
  BudgetInput: BudgetInput;
  BudgetOffer: BudgetOfferRow;
  BudgetOfferInput: BudgetOfferInput;
  BudgetPhase: BudgetPhaseRow;
  BudgetPhaseInput: BudgetPhaseInput;
  BudgetShares: BudgetSharesRow;
  BudgetVersion: BudgetVersionRow;
  CalendarLink: CalendarLinkRow;
  Case: CaseRow;
  CaseBillLists: CaseBillListsRow;
  CaseChoice: CaseChoice;
  CaseChoices: CaseChoices;
  CaseClient: NamedRow;
  CaseConnection: Omit<CaseConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Case']> };
  CaseDeadline: CaseDeadlineRow;
  CaseDeadlineConnection: Omit<CaseDeadlineConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CaseDeadline']> };
  CaseDeadlines: DeadlinesRow;
  CaseEdit: CaseEdit;
  CaseEntry: Omit<CaseEntry, 'case'> & { case?: Maybe<ResolversParentTypes['Case']> };
  CaseFeeEarner: FeeEarnerRow;
  CaseFile: CaseFile;
  CaseFileConnection: CaseFileConnection;
  CaseFilter: CaseFilter;
  CaseFilterValues: CaseFilterValues;
  CaseItem: ItemRow;
  CaseMove: CaseMove;
  CaseSheet: CaseSheet;
  CaseSite: CaseSiteRow;
  CaseSort: CaseSort;
  CaseView: CaseViewRow;
  CaseViewChanges: CaseViewChanges;
  CaseViewInput: CaseViewInput;
  Certificate: Row;
  CertificateChanges: CertificateChanges;
  CertificateInput: CertificateInput;
  CertificateScope: CertificateScope;
  CertificateScopeInput: CertificateScopeInput;
  Change: ChangeRow;
  ChangeConnection: Omit<ChangeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Change']> };
  ChangeNumber: Scalars['ChangeNumber']['output'];
  ChildClient: ChildClient;
  ChildRoleInput: ChildRoleInput;
  Client: ClientRow;
  ClientChanges: ClientChanges;
  ClientConnection: Omit<ClientConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Client']> };
  ClientFilter: ClientFilter;
  ClientMark: ClientMark;
  ClientMergePreview: MergePreviewRow;
  ClientParentPreview: ParentPreviewRow;
  Comment: CommentRow;
  Commented: Omit<Commented, 'case' | 'item'> & { case: ResolversParentTypes['Case'], item: ResolversParentTypes['CaseItem'] };
  CopCasePart: ItemRow;
  CopCasePartChange: CopCasePartChange;
  CopCasePartChanged: Omit<CopCasePartChanged, 'item'> & { item?: Maybe<ResolversParentTypes['CopCasePart']> };
  CopCasePartConnection: Omit<CopCasePartConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CopCasePart']> };
  CopCasePartInput: CopCasePartInput;
  CostLimit: CostLimit;
  CostNote: ItemRow;
  CostNoteChange: CostNoteChange;
  CostNoteChanged: Omit<CostNoteChanged, 'item'> & { item?: Maybe<ResolversParentTypes['CostNote']> };
  CostNoteConnection: Omit<CostNoteConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['CostNote']> };
  CostNoteInput: CostNoteInput;
  CostsEstimate: CostsEstimate;
  CounselAttendance: CounselAttendance;
  CounselAttendanceInput: CounselAttendanceInput;
  CounselTravel: CounselTravel;
  CounselTravelInput: CounselTravelInput;
  CourtOfProtectionCaseChanges: CourtOfProtectionCaseChanges;
  CourtOfProtectionCaseInput: CourtOfProtectionCaseInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Deadline: DeadlineRow;
  DeadlineChange: DeadlineChange;
  DeadlineFilter: DeadlineFilter;
  DeadlineStartDay: DeadlineStartRow;
  DeadlineStartInput: DeadlineStartInput;
  DisallowedDays: DisallowedDays;
  DisallowedDaysInput: DisallowedDaysInput;
  Disbursement: ItemRow;
  DisbursementChange: DisbursementChange;
  DisbursementChanged: Omit<DisbursementChanged, 'item'> & { item?: Maybe<ResolversParentTypes['Disbursement']> };
  DisbursementConnection: Omit<DisbursementConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Disbursement']> };
  DisbursementInput: DisbursementInput;
  DocumentPreview: PreviewRow;
  Documents: DocumentsRow;
  Enhancement: ReadEnhancement;
  EnhancementInput: EnhancementInput;
  EntryDetail: EntryDetail;
  EntryRefusal: EntryRefusal;
  Escape: Escape;
  Exceptional: ExceptionalRow;
  ExceptionalTravel: ExceptionalTravel;
  ExceptionalTravelInput: ExceptionalTravelInput;
  ExpertFee: ItemRow;
  ExpertFeeChange: ExpertFeeChange;
  ExpertFeeChanged: Omit<ExpertFeeChanged, 'item'> & { item?: Maybe<ResolversParentTypes['ExpertFee']> };
  ExpertFeeConnection: Omit<ExpertFeeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ExpertFee']> };
  ExpertFeeInput: ExpertFeeInput;
  ExpertType: ExpertTypeRow;
  ExpertTypeGroup: ExpertTypeGroupRow;
  ExternalId: ExternalId;
  ExternalIdInput: ExternalIdInput;
  ExternalIdLookup: ExternalIdLookup;
  FeeEarner: Row;
  FeeEarnerChanges: FeeEarnerChanges;
  FeeEarnerInput: FeeEarnerInput;
  FeeEarnerPeriod: FeeEarnerPeriod;
  FilingCheck: FilingCheckRow;
  FilingCount: FilingCountRow;
  FilingFinding: FindingRow;
  FilingFindingConnection: Omit<FilingFindingConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['FilingFinding']> };
  FilingTab: FilingTab;
  FirmArchive: FirmArchiveRow;
  FirmArchiveCounts: FirmArchiveCounts;
  Float: Scalars['Float']['output'];
  FolderStructure: FolderStructure;
  FoundText: FoundText;
  GuidelineRate: GuidelineRateRow;
  HandOver: HandOverRow;
  HandOverCase: Row;
  HandOverInput: HandOverInput;
  Head: HeadRow;
  Hearing: ItemRow;
  HearingChange: HearingChange;
  HearingChanged: Omit<HearingChanged, 'item'> & { item?: Maybe<ResolversParentTypes['Hearing']> };
  HearingConnection: Omit<HearingConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Hearing']> };
  HearingDay: HearingDay;
  HearingDayInput: HearingDayInput;
  HearingDisbursement: ItemRow;
  HearingDisbursementInput: HearingDisbursementInput;
  HearingInput: HearingInput;
  HighCostCaseChanges: HighCostCaseChanges;
  HighCostCaseInput: HighCostCaseInput;
  HighCostCertificateChanges: HighCostCertificateChanges;
  HighCostCertificateInput: HighCostCertificateInput;
  HighCostCounsel: ItemRow;
  HighCostCounselInput: HighCostCounselInput;
  HighCostStep: ItemRow;
  HighCostStepChange: HighCostStepChange;
  HighCostStepChanged: Omit<HighCostStepChanged, 'item'> & { item?: Maybe<ResolversParentTypes['HighCostStep']> };
  HighCostStepConnection: Omit<HighCostStepConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['HighCostStep']> };
  HighCostStepDisbursement: ItemRow;
  HighCostStepDisbursementInput: HighCostStepDisbursementInput;
  HighCostStepInput: HighCostStepInput;
  HourlyComparison: HourlyComparison;
  Hours: Scalars['Hours']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InterPartiesCaseChanges: InterPartiesCaseChanges;
  InterPartiesCaseInput: InterPartiesCaseInput;
  InterestPeriod: InterestPeriod;
  InterimPayment: InterimPayment;
  InterimPaymentInput: InterimPaymentInput;
  InvitedAdministratorInput: InvitedAdministratorInput;
  InvitedUserInput: InvitedUserInput;
  ItemFilter: ItemFilter;
  ItemSort: ItemSort;
  ItemSums: ItemSums;
  LegalAidCaseChanges: LegalAidCaseChanges;
  LegalAidCaseInput: LegalAidCaseInput;
  Line: LineRow;
  LineConnection: Omit<LineConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Line']> };
  MadeCalendarLink: MadeCalendarLinkRow;
  MergeChoiceInput: MergeChoiceInput;
  MergeCollision: MergeCollisionRow;
  MergeCount: MergeCount;
  Money: Scalars['Money']['output'];
  MovedItems: Omit<MovedItems, 'items'> & { items: Array<ResolversParentTypes['CaseItem']> };
  Mutation: Record<PropertyKey, never>;
  NewAdministratorInput: NewAdministratorInput;
  NewApiClient: NewApiClientRow;
  NewClientInput: NewClientInput;
  NewRow: NewRow;
  NewUserInput: NewUserInput;
  Note: NoteRow;
  NoteConnection: Omit<NoteConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Note']> };
  Notification: NotificationRow;
  NotificationConnection: Omit<NotificationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Notification']> };
  NotificationItem: NotificationItem;
  NotificationSetting: NotificationSetting;
  NotificationSettingInput: NotificationSettingInput;
  Offer: Offer;
  OfferInput: OfferInput;
  OfferedEntry: OfferedEntry;
  OpenComment: OpenCommentRow;
  OutputFile: OutputRow;
  OverspentPhase: OverspentPhaseRow;
  OwnRate: OwnRate;
  PageInfo: PageInfo;
  Panel: PanelParts;
  PanelStart: StartParts;
  PartTotals: PartTotalsRow;
  Party: ItemRow;
  PartyChange: PartyChange;
  PartyChanged: Omit<PartyChanged, 'item'> & { item?: Maybe<ResolversParentTypes['Party']> };
  PartyConnection: Omit<PartyConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Party']> };
  PartyInput: PartyInput;
  PastReduction: PastReductionRow;
  PastReductionCase: Row;
  PastReductions: PastReductionsRow;
  PlannedWork: ItemRow;
  PlannedWorkChange: PlannedWorkChange;
  PlannedWorkChanged: Omit<PlannedWorkChanged, 'item'> & { item?: Maybe<ResolversParentTypes['PlannedWork']> };
  PlannedWorkConnection: Omit<PlannedWorkConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['PlannedWork']> };
  PlannedWorkInput: PlannedWorkInput;
  PreviewFile: PreviewFileRow;
  PricedHearing: Omit<PricedHearing, 'lines'> & { lines: Array<ResolversParentTypes['Line']> };
  ProceduralStep: ItemRow;
  ProceduralStepChange: ProceduralStepChange;
  ProceduralStepChanged: Omit<ProceduralStepChanged, 'item'> & { item?: Maybe<ResolversParentTypes['ProceduralStep']> };
  ProceduralStepConnection: Omit<ProceduralStepConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ProceduralStep']> };
  ProceduralStepInput: ProceduralStepInput;
  ProfileInput: ProfileInput;
  Query: Record<PropertyKey, never>;
  Queue: QueueRow;
  QueuedCase: Row;
  RateAmount: RateAmount;
  RateAmountInput: RateAmountInput;
  RateCard: RateCardRow;
  RateCardInput: RateCardInput;
  RateChange: RateChangeRow;
  RateDimension: RateDimension;
  RateEdition: RateEditionRow;
  RateEditionInput: RateEditionInput;
  RatePreview: RatePreviewRow;
  RateRow: RateRow;
  RateTable: RateTableRow;
  RateTableSummary: RateTableSummaryRow;
  RecordChange: RecordChangeRow;
  RecordChangeConnection: Omit<RecordChangeConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['RecordChange']> };
  Reference: Reference;
  Removal: RemovalRow;
  Report: ReportAnswer;
  ReportRow: ReportRowRow;
  ReportSheet: ReportSheet;
  Reports: CaseReports;
  RestoredValue: RestoredValue;
  RoleRow: RoleRow;
  RowEntry: Omit<RowEntry, 'item'> & { item?: Maybe<ResolversParentTypes['CaseItem']> };
  RowProblem: RowProblem;
  RowRefusal: RowRefusal;
  RowToMove: RowToMove;
  RuledAssessment: RuledAssessmentRow;
  SearchCount: SearchCount;
  SearchCounts: SearchCounts;
  SearchHit: Row;
  SearchResults: SearchRows;
  SecondFactor: SecondFactorRow;
  SecondFactorRule: SecondFactorRuleRow;
  SecondFactors: SecondFactorsRow;
  Session: Session;
  SignIn: SignIn;
  SignInConnection: SignInConnection;
  Site: Row;
  SiteChanges: SiteChanges;
  SiteInput: SiteInput;
  SplitItem: Omit<SplitItem, 'items'> & { items: Array<ResolversParentTypes['CaseItem']> };
  StaffMember: NamedRow;
  StageTotal: StageRow;
  StepAttendance: ItemRow;
  StepAttendanceInput: StepAttendanceInput;
  StepDisbursement: ItemRow;
  StepDisbursementInput: StepDisbursementInput;
  StoredRow: Scalars['StoredRow']['output'];
  String: Scalars['String']['output'];
  TextPiece: TextPiece;
  TimeRecording: ItemRow;
  TimeRecordingChange: TimeRecordingChange;
  TimeRecordingChanged: Omit<TimeRecordingChanged, 'item'> & { item?: Maybe<ResolversParentTypes['TimeRecording']> };
  TimeRecordingConnection: Omit<TimeRecordingConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['TimeRecording']> };
  TimeRecordingInput: TimeRecordingInput;
  Totals: TotalsRow;
  UnboundRuling: UnboundRuling;
  UndoableHandOver: Row;
  UndoneHandOver: UndoneHandOverRow;
  UndoneRows: Omit<UndoneRows, 'items'> & { items: Array<ResolversParentTypes['CaseItem']> };
  User: UserRow;
  UserChanges: UserChanges;
  UserClient: UserClient;
  UserConnection: Omit<UserConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['User']> };
  UserFilter: UserFilter;
  UserGroup: GroupRow;
  UserGroupMember: UserGroupMember;
  UserLink: UserLinkRow;
  UserLinkInput: UserLinkInput;
  UsualRate: UsualRateRow;
  Viewer: ViewerRow;
  ViewerClient: ViewerRow;
  VocabularyList: VocabularyList;
  VocabularyWord: VocabularyWord;
  Webhook: WebhookRow;
  WebhookChanges: WebhookChanges;
  WebhookDelivery: WebhookDeliveryRow;
  WebhookDeliveryConnection: Omit<WebhookDeliveryConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['WebhookDelivery']> };
  WebhookInput: WebhookInput;
  WebhookWithSecret: WebhookSecretRow;
};

export type AboutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['About'] = ResolversParentTypes['About']> = {
  additions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AbsenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Absence'] = ResolversParentTypes['Absence']> = {
  deputy?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AccountLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountLink'] = ResolversParentTypes['AccountLink']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountLinkKind'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddedSecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddedSecondFactor'] = ResolversParentTypes['AddedSecondFactor']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdjournmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Adjournment'] = ResolversParentTypes['Adjournment']> = {
  adjournmentLengthHours?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
};

export type AdministrationChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdministrationChange'] = ResolversParentTypes['AdministrationChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['UserClient']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdministrationChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdministrationChangeConnection'] = ResolversParentTypes['AdministrationChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AdministrationChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiClient'] = ResolversParentTypes['ApiClient']> = {
  clientRole?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsed?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ArchiveCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchiveCounts'] = ResolversParentTypes['ArchiveCounts']> = {
  apiClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeEarners?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<Array<ResolversTypes['ArchivedCases']>, ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhooks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ArchivedCasesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArchivedCases'] = ResolversParentTypes['ArchivedCases']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
};

export type AssessedAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedAmount'] = ResolversParentTypes['AssessedAmount']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AssessedHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedHead'] = ResolversParentTypes['AssessedHead']> = {
  allowed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['HeadName'], ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['CasePart']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AssessedTotals'], ParentType, ContextType>;
};

export type AssessedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedLine'] = ResolversParentTypes['AssessedLine']> = {
  activity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowed?: Resolver<Maybe<ResolversTypes['AssessedAmount']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['AssessedAmount'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  feeEarnerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeEarnerUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['HeadName'], ParentType, ContextType>;
  isByTheHour?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['AssessedAmount']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['CasePart']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReductionReason']>, ParentType, ContextType>;
  reply?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ruling?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssessedLineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedLineConnection'] = ResolversParentTypes['AssessedLineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AssessedLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AssessedTotals'], ParentType, ContextType>;
};

export type AssessedReductionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedReduction'] = ResolversParentTypes['AssessedReduction']> = {
  allowed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reduction?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AssessedSumResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedSum'] = ResolversParentTypes['AssessedSum']> = {
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AssessedTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessedTotals'] = ResolversParentTypes['AssessedTotals']> = {
  allowed?: Resolver<ResolversTypes['AssessedSum'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['AssessedSum'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offered?: Resolver<ResolversTypes['AssessedSum'], ParentType, ContextType>;
  offers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reduction?: Resolver<ResolversTypes['AssessedSum'], ParentType, ContextType>;
  rulings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unruled?: Resolver<ResolversTypes['AssessedSum'], ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canRestore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deadlines?: Resolver<Maybe<ResolversTypes['CaseDeadlines']>, ParentType, ContextType>;
  entered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generalPoints?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heads?: Resolver<Array<ResolversTypes['AssessedHead']>, ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['AssessmentInterest'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['AssessedLineConnection'], ParentType, ContextType, RequireFields<AssessmentLinesArgs, 'first'>>;
  offers?: Resolver<Array<ResolversTypes['AssessmentOffer']>, ParentType, ContextType>;
  payable?: Resolver<Maybe<ResolversTypes['AssessmentPayable']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['AssessmentPayment']>, ParentType, ContextType>;
  reductions?: Resolver<Array<ResolversTypes['AssessedReduction']>, ParentType, ContextType, RequireFields<AssessmentReductionsArgs, 'by'>>;
  state?: Resolver<ResolversTypes['AssessmentState'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AssessedTotals'], ParentType, ContextType>;
  unbound?: Resolver<Array<ResolversTypes['UnboundRuling']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentInterestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentInterest'] = ResolversParentTypes['AssessmentInterest']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  daily?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  disallowed?: Resolver<Array<ResolversTypes['DisallowedDays']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  periods?: Resolver<Maybe<Array<ResolversTypes['InterestPeriod']>>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AssessmentOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentOffer'] = ResolversParentTypes['AssessmentOffer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  beside?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['OfferedBy'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssessmentPayableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPayable'] = ResolversParentTypes['AssessmentPayable']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AssessmentPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPayment'] = ResolversParentTypes['AssessmentPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attention'] = ResolversParentTypes['Attention']> = {
  estimated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hearingType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unresolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChoices'] = ResolversParentTypes['AuditChoices']> = {
  kinds?: Resolver<Array<ResolversTypes['AuditKind']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['CaseChoice']>, ParentType, ContextType>;
};

export type AuditKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditKind'] = ResolversParentTypes['AuditKind']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditPlace'] = ResolversParentTypes['AuditPlace']> = {
  name?: Resolver<ResolversTypes['AuditPlaceName'], ParentType, ContextType>;
  tab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AuditRestoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRestore'] = ResolversParentTypes['AuditRestore']> = {
  changedSince?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['RestoredValue']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditedRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditedRecord'] = ResolversParentTypes['AuditedRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['AuditPlace']>, ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuthorityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authority'] = ResolversParentTypes['Authority']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  instrument?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<Maybe<ResolversTypes['OwnRate']>, ParentType, ContextType>;
  provision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provisional?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  table?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BasisTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasisTotals'] = ResolversParentTypes['BasisTotals']> = {
  basis?: Resolver<ResolversTypes['CostsBasis'], ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  notHeld?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BillListEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillListEntry'] = ResolversParentTypes['BillListEntry']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BreakdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breakdown'] = ResolversParentTypes['Breakdown']> = {
  by?: Resolver<ResolversTypes['BreakdownName'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BreakdownRow']>, ParentType, ContextType>;
};

export type BreakdownRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreakdownRow'] = ResolversParentTypes['BreakdownRow']> = {
  disbursements?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profitCosts?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Hours'], ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Budget'] = ResolversParentTypes['Budget']> = {
  agreedIncurred?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  approvedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['BudgetFigures'], ParentType, ContextType>;
  incurredTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  variation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BudgetAmountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetAmounts'] = ResolversParentTypes['BudgetAmounts']> = {
  disbursements?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetCapsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetCaps'] = ResolversParentTypes['BudgetCaps']> = {
  basis?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  process?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetContingencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetContingency'] = ResolversParentTypes['BudgetContingency']> = {
  approved?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  incurred?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetEarnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetEarner'] = ResolversParentTypes['BudgetEarner']> = {
  estimated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  feeEarner?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Grade'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Hours'], ParentType, ContextType>;
  incurred?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BudgetFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetFigures'] = ResolversParentTypes['BudgetFigures']> = {
  caps?: Resolver<Maybe<ResolversTypes['BudgetCaps']>, ParentType, ContextType>;
  contingencies?: Resolver<Array<ResolversTypes['BudgetContingency']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['BudgetAmounts'], ParentType, ContextType>;
  exclusions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  incurred?: Resolver<ResolversTypes['BudgetAmounts'], ParentType, ContextType>;
  interim?: Resolver<ResolversTypes['BudgetAmounts'], ParentType, ContextType>;
  isPageOneOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overspent?: Resolver<Array<ResolversTypes['OverspentPhase']>, ParentType, ContextType>;
  pageOneBecause?: Resolver<Maybe<ResolversTypes['PageOneReason']>, ParentType, ContextType>;
  phases?: Resolver<Array<ResolversTypes['BudgetPhase']>, ParentType, ContextType>;
  totalEstimated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalIncurred?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetOffer'] = ResolversParentTypes['BudgetOffer']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counsel?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  disbursements?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetPhaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetPhase'] = ResolversParentTypes['BudgetPhase']> = {
  approved?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  assumptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counsel?: Resolver<ResolversTypes['BudgetShares'], ParentType, ContextType>;
  courtFees?: Resolver<ResolversTypes['BudgetShares'], ParentType, ContextType>;
  earners?: Resolver<Array<ResolversTypes['BudgetEarner']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['BudgetAmounts'], ParentType, ContextType>;
  experts?: Resolver<ResolversTypes['BudgetShares'], ParentType, ContextType>;
  incurred?: Resolver<ResolversTypes['BudgetAmounts'], ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['BudgetOffer']>, ParentType, ContextType>;
  otherDisbursements?: Resolver<ResolversTypes['BudgetShares'], ParentType, ContextType>;
  otherTime?: Resolver<ResolversTypes['BudgetShares'], ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['Phase']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetSharesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetShares'] = ResolversParentTypes['BudgetShares']> = {
  estimated?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  incurred?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BudgetVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BudgetVersion'] = ResolversParentTypes['BudgetVersion']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grandTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  incurredTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  savedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CalendarLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarLink'] = ResolversParentTypes['CalendarLink']> = {
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Case'] = ResolversParentTypes['Case']> = {
  areaOfWork?: Resolver<ResolversTypes['AreaOfWork'], ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  attendances?: Resolver<ResolversTypes['ProceduralStepConnection'], ParentType, ContextType, Partial<CaseAttendancesArgs>>;
  attention?: Resolver<Array<ResolversTypes['Attention']>, ParentType, ContextType>;
  audit?: Resolver<Maybe<ResolversTypes['ChangeConnection']>, ParentType, ContextType, Partial<CaseAuditArgs>>;
  auditChoices?: Resolver<Maybe<ResolversTypes['AuditChoices']>, ParentType, ContextType>;
  auditRestore?: Resolver<Maybe<ResolversTypes['AuditRestore']>, ParentType, ContextType, RequireFields<CaseAuditRestoreArgs, 'id'>>;
  billLists?: Resolver<Maybe<ResolversTypes['CaseBillLists']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Budget']>, ParentType, ContextType, Partial<CaseBudgetArgs>>;
  budgetFigures?: Resolver<ResolversTypes['BudgetFigures'], ParentType, ContextType, RequireFields<CaseBudgetFiguresArgs, 'input'>>;
  budgetForm?: Resolver<Maybe<ResolversTypes['BudgetForm']>, ParentType, ContextType>;
  budgetVersions?: Resolver<Array<ResolversTypes['BudgetVersion']>, ParentType, ContextType>;
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseParts?: Resolver<ResolversTypes['CopCasePartConnection'], ParentType, ContextType, Partial<CaseCasePartsArgs>>;
  caseType?: Resolver<Maybe<ResolversTypes['CaseType']>, ParentType, ContextType>;
  caseTypeWord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificate?: Resolver<Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  childInitials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimStage?: Resolver<Maybe<ResolversTypes['ClaimStage']>, ParentType, ContextType>;
  claimValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  claimant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  client?: Resolver<ResolversTypes['CaseClient'], ParentType, ContextType>;
  consideration?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  costNotes?: Resolver<ResolversTypes['CostNoteConnection'], ParentType, ContextType, Partial<CaseCostNotesArgs>>;
  costsBasis?: Resolver<Maybe<ResolversTypes['CostsBasis']>, ParentType, ContextType>;
  costsLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  costsOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  costsOrderDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  courtFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  courtName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courtType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deadlines?: Resolver<Maybe<ResolversTypes['CaseDeadlines']>, ParentType, ContextType>;
  defendant?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deputyCapacity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deputyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursements?: Resolver<ResolversTypes['DisbursementConnection'], ParentType, ContextType, Partial<CaseDisbursementsArgs>>;
  documents?: Resolver<ResolversTypes['Documents'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  enhancement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancementVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancements?: Resolver<Array<ResolversTypes['Enhancement']>, ParentType, ContextType>;
  enhancementsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptional?: Resolver<Array<ResolversTypes['Exceptional']>, ParentType, ContextType>;
  expertFees?: Resolver<ResolversTypes['ExpertFeeConnection'], ParentType, ContextType, Partial<CaseExpertFeesArgs>>;
  externalIds?: Resolver<Maybe<Array<ResolversTypes['ExternalId']>>, ParentType, ContextType>;
  feeEarner?: Resolver<ResolversTypes['CaseFeeEarner'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['CaseFileConnection'], ParentType, ContextType, Partial<CaseFilesArgs>>;
  filingCheck?: Resolver<Maybe<ResolversTypes['FilingCheck']>, ParentType, ContextType>;
  financialInterest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fixedCostsCategories?: Resolver<Maybe<Array<ResolversTypes['FixedCostsCategory']>>, ParentType, ContextType>;
  folderStructure?: Resolver<ResolversTypes['FolderStructure'], ParentType, ContextType>;
  hearings?: Resolver<ResolversTypes['HearingConnection'], ParentType, ContextType, Partial<CaseHearingsArgs>>;
  highCostSteps?: Resolver<ResolversTypes['HighCostStepConnection'], ParentType, ContextType, Partial<CaseHighCostStepsArgs>>;
  highCourtWork?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hourlyFigure?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hourlyFigureSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interimPayments?: Resolver<Maybe<Array<ResolversTypes['InterimPayment']>>, ParentType, ContextType>;
  lastStepOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  legallyAidedPerson?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mostEnhancement?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  narrative?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  narrativeVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netAssets?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextDeadline?: Resolver<Maybe<ResolversTypes['Deadline']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['NoteConnection'], ParentType, ContextType, Partial<CaseNotesArgs>>;
  offers?: Resolver<Maybe<Array<ResolversTypes['Offer']>>, ParentType, ContextType>;
  openComments?: Resolver<Maybe<Array<ResolversTypes['OpenComment']>>, ParentType, ContextType>;
  opgEstimate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parties?: Resolver<ResolversTypes['PartyConnection'], ParentType, ContextType, Partial<CasePartiesArgs>>;
  partiesRepresented?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pastReductions?: Resolver<Maybe<ResolversTypes['PastReductions']>, ParentType, ContextType>;
  payingParty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personConcerned?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedWork?: Resolver<ResolversTypes['PlannedWorkConnection'], ParentType, ContextType, Partial<CasePlannedWorkArgs>>;
  previews?: Resolver<Maybe<Array<ResolversTypes['DocumentPreview']>>, ParentType, ContextType>;
  priorAuthorityOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  proceduralSteps?: Resolver<ResolversTypes['ProceduralStepConnection'], ParentType, ContextType, Partial<CaseProceduralStepsArgs>>;
  receivingParty?: Resolver<Maybe<ResolversTypes['ReceivingParty']>, ParentType, ContextType>;
  recoversVat?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  representedParty?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retainer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sccoRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['CaseSite'], ParentType, ContextType>;
  solicitorsCaseReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staffMember?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  stageSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  stageWord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  timeRecordings?: Resolver<ResolversTypes['TimeRecordingConnection'], ParentType, ContextType, Partial<CaseTimeRecordingsArgs>>;
  totals?: Resolver<ResolversTypes['Totals'], ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unresolvedComments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usualRate?: Resolver<Maybe<ResolversTypes['UsualRate']>, ParentType, ContextType, RequireFields<CaseUsualRateArgs, 'date' | 'feeEarner'>>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  valueOfAssets?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueOfAssetsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseBillListsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseBillLists'] = ResolversParentTypes['CaseBillLists']> = {
  copActivities?: Resolver<Array<ResolversTypes['OfferedEntry']>, ParentType, ContextType>;
  opg105Categories?: Resolver<Array<ResolversTypes['OfferedEntry']>, ParentType, ContextType>;
};

export type CaseChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseChoice'] = ResolversParentTypes['CaseChoice']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CaseChoicesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseChoices'] = ResolversParentTypes['CaseChoices']> = {
  feeEarners?: Resolver<Array<ResolversTypes['CaseChoice']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['CaseChoice']>, ParentType, ContextType>;
  staff?: Resolver<Array<ResolversTypes['CaseChoice']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['CaseType']>, ParentType, ContextType>;
};

export type CaseClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseClient'] = ResolversParentTypes['CaseClient']> = {
  feeEarners?: Resolver<Array<ResolversTypes['FeeEarner']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseConnection'] = ResolversParentTypes['CaseConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Case']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseDeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseDeadline'] = ResolversParentTypes['CaseDeadline']> = {
  area?: Resolver<ResolversTypes['AreaOfWork'], ParentType, ContextType>;
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  deadline?: Resolver<ResolversTypes['Deadline'], ParentType, ContextType>;
  feeEarnerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
};

export type CaseDeadlineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseDeadlineConnection'] = ResolversParentTypes['CaseDeadlineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CaseDeadline']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseDeadlinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseDeadlines'] = ResolversParentTypes['CaseDeadlines']> = {
  deadlines?: Resolver<Array<ResolversTypes['Deadline']>, ParentType, ContextType>;
  starts?: Resolver<Array<ResolversTypes['DeadlineStartDay']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CaseEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseEntry'] = ResolversParentTypes['CaseEntry']> = {
  case?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['EntryRefusal']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CaseFeeEarnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFeeEarner'] = ResolversParentTypes['CaseFeeEarner']> = {
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  initials?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retiredFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CaseFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFile'] = ResolversParentTypes['CaseFile']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dated?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CaseFileConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFileConnection'] = ResolversParentTypes['CaseFileConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CaseFile']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CaseFilterValuesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseFilterValues'] = ResolversParentTypes['CaseFilterValues']> = {
  areas?: Resolver<Maybe<Array<ResolversTypes['AreaOfWork']>>, ParentType, ContextType>;
  clients?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  completedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  completedTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  due?: Resolver<Maybe<Array<ResolversTypes['DueDate']>>, ParentType, ContextType>;
  dueFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  feeEarners?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  leftStages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  marks?: Resolver<Maybe<Array<ResolversTypes['CaseMark']>>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reported?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reviewers?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  sentBack?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  stages?: Resolver<Maybe<Array<ResolversTypes['Stage']>>, ParentType, ContextType>;
  types?: Resolver<Maybe<Array<ResolversTypes['CaseType']>>, ParentType, ContextType>;
  updatedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  updatedTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type CaseItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseItem'] = ResolversParentTypes['CaseItem']> = {
  __resolveType: TypeResolveFn<'CopCasePart' | 'CostNote' | 'Disbursement' | 'ExpertFee' | 'Hearing' | 'HearingDisbursement' | 'HighCostCounsel' | 'HighCostStep' | 'HighCostStepDisbursement' | 'Party' | 'PlannedWork' | 'ProceduralStep' | 'StepAttendance' | 'StepDisbursement' | 'TimeRecording', ParentType, ContextType>;
};

export type CaseSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseSheet'] = ResolversParentTypes['CaseSheet']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CaseSiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseSite'] = ResolversParentTypes['CaseSite']> = {
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CaseViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CaseView'] = ResolversParentTypes['CaseView']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['CaseViewPage'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CertificateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate']> = {
  advocacyScheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  certificateNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificateScopes?: Resolver<Array<ResolversTypes['CertificateScope']>, ParentType, ContextType>;
  courtLevel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateOfIssue?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  dateSentToClient?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  feeScheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalHearingLength?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  financialInterest?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  halfFixedFee?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  linkedCertificates?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  transfer?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CertificateScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CertificateScope'] = ResolversParentTypes['CertificateScope']> = {
  casePart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  about?: Resolver<Maybe<ResolversTypes['AuditedRecord']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayRestore?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sentences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeConnection'] = ResolversParentTypes['ChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface ChangeNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ChangeNumber'], any> {
  name: 'ChangeNumber';
}

export type ChildClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChildClient'] = ResolversParentTypes['ChildClient']> = {
  client?: Resolver<ResolversTypes['UserClient'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Client'] = ResolversParentTypes['Client']> = {
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  clientType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalIds?: Resolver<Maybe<Array<ResolversTypes['ExternalId']>>, ParentType, ContextType>;
  feeEarners?: Resolver<Array<ResolversTypes['FeeEarner']>, ParentType, ContextType>;
  firstLineAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isArchivable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMergeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isParentSettable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['ClientMark']>, ParentType, ContextType>;
  may?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ClientMayArgs, 'permission'>>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfUsers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Client']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryContactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remembersReductions?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  secondLineAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['Site']>, ParentType, ContextType>;
  solicitorSraNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staff?: Resolver<Array<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientConnection'] = ResolversParentTypes['ClientConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClientMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientMark'] = ResolversParentTypes['ClientMark']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ClientMergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientMergePreview'] = ResolversParentTypes['ClientMergePreview']> = {
  cases?: Resolver<ResolversTypes['RatePreview'], ParentType, ContextType>;
  collisions?: Resolver<Array<ResolversTypes['MergeCollision']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['MergeCount']>, ParentType, ContextType>;
  stamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClientParentPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClientParentPreview'] = ResolversParentTypes['ClientParentPreview']> = {
  apiClients?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CommentedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Commented'] = ResolversParentTypes['Commented']> = {
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CaseItem'], ParentType, ContextType>;
};

export type CopCasePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopCasePart'] = ResolversParentTypes['CopCasePart']> = {
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CopCasePartChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopCasePartChanged'] = ResolversParentTypes['CopCasePartChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['CopCasePart']>, ParentType, ContextType>;
};

export type CopCasePartConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CopCasePartConnection'] = ResolversParentTypes['CopCasePartConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CopCasePart']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostLimit'] = ResolversParentTypes['CostLimit']> = {
  claimed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isAbove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['CostLimitName'], ParentType, ContextType>;
};

export type CostNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostNote'] = ResolversParentTypes['CostNote']> = {
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CostNoteChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostNoteChanged'] = ResolversParentTypes['CostNoteChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['CostNote']>, ParentType, ContextType>;
};

export type CostNoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostNoteConnection'] = ResolversParentTypes['CostNoteConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['CostNote']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CostsEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CostsEstimate'] = ResolversParentTypes['CostsEstimate']> = {
  claimed?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  estimate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isAbove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CounselAttendanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounselAttendance'] = ResolversParentTypes['CounselAttendance']> = {
  attendance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  partyUuid?: Resolver<ResolversTypes['Reference'], ParentType, ContextType>;
};

export type CounselTravelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounselTravel'] = ResolversParentTypes['CounselTravel']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadlineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deadline'] = ResolversParentTypes['Deadline']> = {
  calendarDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  computed?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  done?: Resolver<Maybe<ResolversTypes['DeadlineDone']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  doneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entered?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['DeadlineRuleName'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DeadlineStart'], ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type DeadlineStartDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeadlineStartDay'] = ResolversParentTypes['DeadlineStartDay']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isEntered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['DeadlineStart'], ParentType, ContextType>;
};

export type DisallowedDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisallowedDays'] = ResolversParentTypes['DisallowedDays']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DisbursementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Disbursement'] = ResolversParentTypes['Disbursement']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billExpense?: Resolver<Maybe<ResolversTypes['BillExpense']>, ParentType, ContextType>;
  billTask?: Resolver<Maybe<ResolversTypes['BillTask']>, ParentType, ContextType>;
  casePart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  copCasePart?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  copCategory?: Resolver<Maybe<ResolversTypes['CopCategory']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursementType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  hearing?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proceduralStep?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisbursementChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisbursementChanged'] = ResolversParentTypes['DisbursementChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Disbursement']>, ParentType, ContextType>;
};

export type DisbursementConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisbursementConnection'] = ResolversParentTypes['DisbursementConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Disbursement']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DocumentPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentPreview'] = ResolversParentTypes['DocumentPreview']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  extension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['PreviewFile']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DocumentsState'], ParentType, ContextType>;
};

export type DocumentsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Documents'] = ResolversParentTypes['Documents']> = {
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['OutputFile']>, ParentType, ContextType>;
  inWork?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  made?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DocumentsState'], ParentType, ContextType>;
};

export type EnhancementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enhancement'] = ResolversParentTypes['Enhancement']> = {
  activityType?: Resolver<ResolversTypes['ActivityType'], ParentType, ContextType>;
  casePart?: Resolver<Maybe<ResolversTypes['CasePart']>, ParentType, ContextType>;
  enhancement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EntryDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryDetail'] = ResolversParentTypes['EntryDetail']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntryRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryRefusal'] = ResolversParentTypes['EntryRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['StoredRow']>, ParentType, ContextType>;
  details?: Resolver<Array<ResolversTypes['EntryDetail']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
};

export type EscapeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Escape'] = ResolversParentTypes['Escape']> = {
  distance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  escapes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  hourly?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  multiple?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  threshold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ExceptionalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Exceptional'] = ResolversParentTypes['Exceptional']> = {
  casePart?: Resolver<Maybe<ResolversTypes['CasePart']>, ParentType, ContextType>;
  exceptional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExceptionalTravelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExceptionalTravel'] = ResolversParentTypes['ExceptionalTravel']> = {
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  distanceMiles?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExpertFeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertFee'] = ResolversParentTypes['ExpertFee']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  casePart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expertLocation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceType?: Resolver<ResolversTypes['Reference'], ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overRate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  percentage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpertFeeChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertFeeChanged'] = ResolversParentTypes['ExpertFeeChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ExpertFee']>, ParentType, ContextType>;
};

export type ExpertFeeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertFeeConnection'] = ResolversParentTypes['ExpertFeeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ExpertFee']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExpertTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertType'] = ResolversParentTypes['ExpertType']> = {
  typeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ExpertTypeGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExpertTypeGroup'] = ResolversParentTypes['ExpertTypeGroup']> = {
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['ExpertType']>, ParentType, ContextType>;
};

export type ExternalIdResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExternalId'] = ResolversParentTypes['ExternalId']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  system?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeeEarnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeEarner'] = ResolversParentTypes['FeeEarner']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  externalIds?: Resolver<Maybe<Array<ResolversTypes['ExternalId']>>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  initials?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPanelMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  periods?: Resolver<Maybe<Array<ResolversTypes['FeeEarnerPeriod']>>, ParentType, ContextType>;
  retiredFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FeeEarnerPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FeeEarnerPeriod'] = ResolversParentTypes['FeeEarnerPeriod']> = {
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Grade'], ParentType, ContextType>;
  isPanelMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FeeEarnerType'], ParentType, ContextType>;
};

export type FilingCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilingCheck'] = ResolversParentTypes['FilingCheck']> = {
  counts?: Resolver<Array<ResolversTypes['FilingCount']>, ParentType, ContextType>;
  findings?: Resolver<ResolversTypes['FilingFindingConnection'], ParentType, ContextType, RequireFields<FilingCheckFindingsArgs, 'first'>>;
};

export type FilingCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilingCount'] = ResolversParentTypes['FilingCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['FilingRule'], ParentType, ContextType>;
  tabs?: Resolver<Maybe<Array<ResolversTypes['FilingTab']>>, ParentType, ContextType>;
};

export type FilingFindingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilingFinding'] = ResolversParentTypes['FilingFinding']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['FilingRule'], ParentType, ContextType>;
  tab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FilingFindingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilingFindingConnection'] = ResolversParentTypes['FilingFindingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['FilingFinding']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FilingTabResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilingTab'] = ResolversParentTypes['FilingTab']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FirmArchiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirmArchive'] = ResolversParentTypes['FirmArchive']> = {
  counts?: Resolver<Maybe<ResolversTypes['FirmArchiveCounts']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filesMade?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filesOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  madeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requestedBy?: Resolver<ResolversTypes['StaffMember'], ParentType, ContextType>;
  sha256?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FirmArchiveState'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FirmArchiveCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirmArchiveCounts'] = ResolversParentTypes['FirmArchiveCounts']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FolderStructureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FolderStructure'] = ResolversParentTypes['FolderStructure']> = {
  nodes?: Resolver<Array<ResolversTypes['CaseFile']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FoundTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FoundText'] = ResolversParentTypes['FoundText']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['TextPiece']>, ParentType, ContextType>;
};

export type GuidelineRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuidelineRate'] = ResolversParentTypes['GuidelineRate']> = {
  band?: Resolver<ResolversTypes['GuidelineBand'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  caseList?: Resolver<Array<ResolversTypes['HandOverCase']>, ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoable?: Resolver<Maybe<ResolversTypes['UndoableHandOver']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HandOverCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOverCase'] = ResolversParentTypes['HandOverCase']> = {
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  solicitorsCaseReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type HeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Head'] = ResolversParentTypes['Head']> = {
  casePart?: Resolver<Maybe<ResolversTypes['CasePart']>, ParentType, ContextType>;
  excludedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<ResolversTypes['LineConnection'], ParentType, ContextType, Partial<HeadLinesArgs>>;
  name?: Resolver<ResolversTypes['HeadName'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  provisional?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type HearingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Hearing'] = ResolversParentTypes['Hearing']> = {
  adjournment?: Resolver<Maybe<ResolversTypes['Adjournment']>, ParentType, ContextType>;
  adjournmentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  administrativeOrder?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  allegationsOfHarm?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  casePart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  courtBundle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  courtLevel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursements?: Resolver<Array<ResolversTypes['HearingDisbursement']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptionalTravel?: Resolver<Maybe<ResolversTypes['ExceptionalTravel']>, ParentType, ContextType>;
  expertCrossExamined?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  feeEarner?: Resolver<ResolversTypes['CaseFeeEarner'], ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  hearingDays?: Resolver<Maybe<Array<ResolversTypes['HearingDay']>>, ParentType, ContextType>;
  hearingTime?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  hearingType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lackOfUnderstanding?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  multiDayInterim?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HearingChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HearingChanged'] = ResolversParentTypes['HearingChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Hearing']>, ParentType, ContextType>;
};

export type HearingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HearingConnection'] = ResolversParentTypes['HearingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Hearing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HearingDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HearingDay'] = ResolversParentTypes['HearingDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
};

export type HearingDisbursementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HearingDisbursement'] = ResolversParentTypes['HearingDisbursement']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursementType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HighCostCounselResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighCostCounsel'] = ResolversParentTypes['HighCostCounsel']> = {
  attendance?: Resolver<Maybe<ResolversTypes['CounselAttendance']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  counselLevel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partyUuid?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  travel?: Resolver<Maybe<ResolversTypes['CounselTravel']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HighCostStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighCostStep'] = ResolversParentTypes['HighCostStep']> = {
  attendance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  counsel?: Resolver<Array<ResolversTypes['HighCostCounsel']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disbursements?: Resolver<Array<ResolversTypes['HighCostStepDisbursement']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventsTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  solicitor?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  solicitorAttendance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HighCostStepChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighCostStepChanged'] = ResolversParentTypes['HighCostStepChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['HighCostStep']>, ParentType, ContextType>;
};

export type HighCostStepConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighCostStepConnection'] = ResolversParentTypes['HighCostStepConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['HighCostStep']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HighCostStepDisbursementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HighCostStepDisbursement'] = ResolversParentTypes['HighCostStepDisbursement']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disbursementType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partyUuid?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HourlyComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HourlyComparison'] = ResolversParentTypes['HourlyComparison']> = {
  events?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hourly?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isEnough?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface HoursScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Hours'], any> {
  name: 'Hours';
}

export type InterestPeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterestPeriod'] = ResolversParentTypes['InterestPeriod']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isDisallowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type InterimPaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InterimPayment'] = ResolversParentTypes['InterimPayment']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ItemSumsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemSums'] = ResolversParentTypes['ItemSums']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  unpriced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Line'] = ResolversParentTypes['Line']> = {
  authority?: Resolver<Maybe<ResolversTypes['Authority']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  excludedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  guidelineRate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isAboveGuideline?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  noVatBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notHeld?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  rateFrom?: Resolver<Maybe<ResolversTypes['RateSource']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LineConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LineConnection'] = ResolversParentTypes['LineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Line']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MadeCalendarLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MadeCalendarLink'] = ResolversParentTypes['MadeCalendarLink']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MergeCollisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCollision'] = ResolversParentTypes['MergeCollision']> = {
  blocks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merged?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MergeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeCount'] = ResolversParentTypes['MergeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MovedItemsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MovedItems'] = ResolversParentTypes['MovedItems']> = {
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CaseItem']>, ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAdministrator?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationAddAdministratorArgs, 'input'>>;
  addApiClient?: Resolver<ResolversTypes['NewApiClient'], ParentType, ContextType, RequireFields<MutationAddApiClientArgs, 'clientUuid' | 'input'>>;
  addBillListEntry?: Resolver<ResolversTypes['BillListEntry'], ParentType, ContextType, RequireFields<MutationAddBillListEntryArgs, 'clientUuid' | 'input' | 'list'>>;
  addCaseView?: Resolver<ResolversTypes['CaseView'], ParentType, ContextType, RequireFields<MutationAddCaseViewArgs, 'input'>>;
  addClient?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationAddClientArgs, 'input' | 'sites'>>;
  addComment?: Resolver<ResolversTypes['Commented'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'body' | 'caseUuid' | 'entityType' | 'entityUuid'>>;
  addCopCasePart?: Resolver<ResolversTypes['CopCasePart'], ParentType, ContextType, RequireFields<MutationAddCopCasePartArgs, 'caseUuid' | 'input'>>;
  addCostNote?: Resolver<ResolversTypes['CostNote'], ParentType, ContextType, RequireFields<MutationAddCostNoteArgs, 'caseUuid' | 'input'>>;
  addCourtOfProtectionCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAddCourtOfProtectionCaseArgs, 'input' | 'solicitorUuid'>>;
  addDisbursement?: Resolver<ResolversTypes['Disbursement'], ParentType, ContextType, RequireFields<MutationAddDisbursementArgs, 'caseUuid' | 'input'>>;
  addExpertFee?: Resolver<ResolversTypes['ExpertFee'], ParentType, ContextType, RequireFields<MutationAddExpertFeeArgs, 'caseUuid' | 'input'>>;
  addFeeEarner?: Resolver<ResolversTypes['FeeEarner'], ParentType, ContextType, RequireFields<MutationAddFeeEarnerArgs, 'clientUuid' | 'input'>>;
  addFolder?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAddFolderArgs, 'caseUuid' | 'name'>>;
  addHearing?: Resolver<ResolversTypes['Hearing'], ParentType, ContextType, RequireFields<MutationAddHearingArgs, 'caseUuid' | 'input'>>;
  addHighCostCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAddHighCostCaseArgs, 'input' | 'solicitorUuid'>>;
  addHighCostStep?: Resolver<ResolversTypes['HighCostStep'], ParentType, ContextType, RequireFields<MutationAddHighCostStepArgs, 'caseUuid' | 'input'>>;
  addInterPartiesCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAddInterPartiesCaseArgs, 'input' | 'solicitorUuid'>>;
  addLegalAidCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationAddLegalAidCaseArgs, 'input' | 'solicitorUuid'>>;
  addNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationAddNoteArgs, 'body' | 'caseUuid'>>;
  addParty?: Resolver<ResolversTypes['Party'], ParentType, ContextType, RequireFields<MutationAddPartyArgs, 'caseUuid' | 'input'>>;
  addPlannedWork?: Resolver<ResolversTypes['PlannedWork'], ParentType, ContextType, RequireFields<MutationAddPlannedWorkArgs, 'caseUuid' | 'input'>>;
  addProceduralStep?: Resolver<ResolversTypes['ProceduralStep'], ParentType, ContextType, RequireFields<MutationAddProceduralStepArgs, 'caseUuid' | 'input'>>;
  addRateCard?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType, RequireFields<MutationAddRateCardArgs, 'clientUuid' | 'input'>>;
  addRateEdition?: Resolver<ResolversTypes['RateEdition'], ParentType, ContextType, RequireFields<MutationAddRateEditionArgs, 'clientUuid' | 'input' | 'key'>>;
  addRows?: Resolver<Array<ResolversTypes['RowEntry']>, ParentType, ContextType, RequireFields<MutationAddRowsArgs, 'rows'>>;
  addSecondFactor?: Resolver<ResolversTypes['AddedSecondFactor'], ParentType, ContextType, RequireFields<MutationAddSecondFactorArgs, 'currentPassword' | 'kind'>>;
  addSite?: Resolver<ResolversTypes['Site'], ParentType, ContextType, RequireFields<MutationAddSiteArgs, 'clientUuid' | 'input'>>;
  addTimeRecording?: Resolver<ResolversTypes['TimeRecording'], ParentType, ContextType, RequireFields<MutationAddTimeRecordingArgs, 'caseUuid' | 'input'>>;
  addUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationAddUserArgs, 'clientUuid' | 'input'>>;
  addUserGroup?: Resolver<ResolversTypes['UserGroup'], ParentType, ContextType, RequireFields<MutationAddUserGroupArgs, 'clientUuid' | 'name' | 'users'>>;
  addWebhook?: Resolver<ResolversTypes['WebhookWithSecret'], ParentType, ContextType, RequireFields<MutationAddWebhookArgs, 'clientUuid' | 'input'>>;
  archiveClient?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationArchiveClientArgs, 'uuid'>>;
  changeCaseParts?: Resolver<Array<ResolversTypes['CopCasePartChanged']>, ParentType, ContextType, RequireFields<MutationChangeCasePartsArgs, 'caseUuid' | 'changes'>>;
  changeCostNotes?: Resolver<Array<ResolversTypes['CostNoteChanged']>, ParentType, ContextType, RequireFields<MutationChangeCostNotesArgs, 'caseUuid' | 'changes'>>;
  changeDisbursements?: Resolver<Array<ResolversTypes['DisbursementChanged']>, ParentType, ContextType, RequireFields<MutationChangeDisbursementsArgs, 'caseUuid' | 'changes'>>;
  changeExpertFees?: Resolver<Array<ResolversTypes['ExpertFeeChanged']>, ParentType, ContextType, RequireFields<MutationChangeExpertFeesArgs, 'caseUuid' | 'changes'>>;
  changeHearings?: Resolver<Array<ResolversTypes['HearingChanged']>, ParentType, ContextType, RequireFields<MutationChangeHearingsArgs, 'caseUuid' | 'changes'>>;
  changeHighCostSteps?: Resolver<Array<ResolversTypes['HighCostStepChanged']>, ParentType, ContextType, RequireFields<MutationChangeHighCostStepsArgs, 'caseUuid' | 'changes'>>;
  changeParties?: Resolver<Array<ResolversTypes['PartyChanged']>, ParentType, ContextType, RequireFields<MutationChangePartiesArgs, 'caseUuid' | 'changes'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'password'>>;
  changePlannedWork?: Resolver<Array<ResolversTypes['PlannedWorkChanged']>, ParentType, ContextType, RequireFields<MutationChangePlannedWorkArgs, 'caseUuid' | 'changes'>>;
  changeProceduralSteps?: Resolver<Array<ResolversTypes['ProceduralStepChanged']>, ParentType, ContextType, RequireFields<MutationChangeProceduralStepsArgs, 'caseUuid' | 'changes'>>;
  changeTimeRecordings?: Resolver<Array<ResolversTypes['TimeRecordingChanged']>, ParentType, ContextType, RequireFields<MutationChangeTimeRecordingsArgs, 'caseUuid' | 'changes'>>;
  changedCase?: Resolver<Maybe<ResolversTypes['Case']>, ParentType, ContextType, RequireFields<MutationChangedCaseArgs, 'uuid'>>;
  copyCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationCopyCaseArgs, 'items' | 'uuid'>>;
  dateFile?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationDateFileArgs, 'caseUuid' | 'id'>>;
  deactivateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationDeactivateUserArgs, 'uuid'>>;
  deleteFirmArchive?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteFirmArchiveArgs, 'clientUuid' | 'uuid'>>;
  editAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationEditAssessmentArgs, 'caseUuid' | 'input'>>;
  editBillListEntry?: Resolver<ResolversTypes['BillListEntry'], ParentType, ContextType, RequireFields<MutationEditBillListEntryArgs, 'clientUuid' | 'input' | 'list' | 'uuid'>>;
  editCaseView?: Resolver<ResolversTypes['CaseView'], ParentType, ContextType, RequireFields<MutationEditCaseViewArgs, 'input' | 'uuid'>>;
  editCases?: Resolver<Array<ResolversTypes['CaseEntry']>, ParentType, ContextType, RequireFields<MutationEditCasesArgs, 'changes'>>;
  editClient?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationEditClientArgs, 'input' | 'uuid'>>;
  editComment?: Resolver<ResolversTypes['Commented'], ParentType, ContextType, RequireFields<MutationEditCommentArgs, 'body' | 'caseUuid' | 'entityType' | 'entityUuid' | 'uuid'>>;
  editCopCasePart?: Resolver<ResolversTypes['CopCasePart'], ParentType, ContextType, RequireFields<MutationEditCopCasePartArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editCostNote?: Resolver<ResolversTypes['CostNote'], ParentType, ContextType, RequireFields<MutationEditCostNoteArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editCourtOfProtectionCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditCourtOfProtectionCaseArgs, 'input' | 'uuid'>>;
  editDisbursement?: Resolver<ResolversTypes['Disbursement'], ParentType, ContextType, RequireFields<MutationEditDisbursementArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editEnhancement?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditEnhancementArgs, 'caseUuid' | 'enhancement'>>;
  editExpertFee?: Resolver<ResolversTypes['ExpertFee'], ParentType, ContextType, RequireFields<MutationEditExpertFeeArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editFeeEarner?: Resolver<ResolversTypes['FeeEarner'], ParentType, ContextType, RequireFields<MutationEditFeeEarnerArgs, 'clientUuid' | 'input' | 'uuid'>>;
  editHearing?: Resolver<ResolversTypes['Hearing'], ParentType, ContextType, RequireFields<MutationEditHearingArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editHighCostCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditHighCostCaseArgs, 'input' | 'uuid'>>;
  editHighCostStep?: Resolver<ResolversTypes['HighCostStep'], ParentType, ContextType, RequireFields<MutationEditHighCostStepArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editInterPartiesCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditInterPartiesCaseArgs, 'input' | 'uuid'>>;
  editLegalAidCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditLegalAidCaseArgs, 'input' | 'uuid'>>;
  editNarrative?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditNarrativeArgs, 'caseUuid' | 'narrative'>>;
  editNote?: Resolver<ResolversTypes['Note'], ParentType, ContextType, RequireFields<MutationEditNoteArgs, 'body' | 'caseUuid' | 'uuid'>>;
  editNotificationSettings?: Resolver<Array<ResolversTypes['NotificationSetting']>, ParentType, ContextType, RequireFields<MutationEditNotificationSettingsArgs, 'settings'>>;
  editParty?: Resolver<ResolversTypes['Party'], ParentType, ContextType, RequireFields<MutationEditPartyArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editPlannedWork?: Resolver<ResolversTypes['PlannedWork'], ParentType, ContextType, RequireFields<MutationEditPlannedWorkArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editProceduralStep?: Resolver<ResolversTypes['ProceduralStep'], ParentType, ContextType, RequireFields<MutationEditProceduralStepArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editProfile?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, RequireFields<MutationEditProfileArgs, 'input'>>;
  editRateCard?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType, RequireFields<MutationEditRateCardArgs, 'clientUuid' | 'input' | 'uuid'>>;
  editRateEdition?: Resolver<ResolversTypes['RateEdition'], ParentType, ContextType, RequireFields<MutationEditRateEditionArgs, 'clientUuid' | 'input' | 'key' | 'uuid'>>;
  editSecondFactorRule?: Resolver<ResolversTypes['SecondFactorRule'], ParentType, ContextType, RequireFields<MutationEditSecondFactorRuleArgs, 'clientUuid' | 'roles'>>;
  editSite?: Resolver<ResolversTypes['Site'], ParentType, ContextType, RequireFields<MutationEditSiteArgs, 'clientUuid' | 'input' | 'uuid'>>;
  editTimeRecording?: Resolver<ResolversTypes['TimeRecording'], ParentType, ContextType, RequireFields<MutationEditTimeRecordingArgs, 'caseUuid' | 'input' | 'uuid'>>;
  editUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationEditUserArgs, 'input' | 'uuid'>>;
  editUserGroup?: Resolver<ResolversTypes['UserGroup'], ParentType, ContextType, RequireFields<MutationEditUserGroupArgs, 'clientUuid' | 'uuid'>>;
  editValueOfAssets?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationEditValueOfAssetsArgs, 'caseUuid' | 'valueOfAssets'>>;
  editWebhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType, RequireFields<MutationEditWebhookArgs, 'input' | 'uuid'>>;
  endAbsence?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<MutationEndAbsenceArgs>>;
  endSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'uuid'>>;
  endSessions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, Partial<MutationEndSessionsArgs>>;
  generateDocuments?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationGenerateDocumentsArgs, 'caseUuid'>>;
  generateDocumentsOfCases?: Resolver<Array<ResolversTypes['CaseEntry']>, ParentType, ContextType, RequireFields<MutationGenerateDocumentsOfCasesArgs, 'caseUuids'>>;
  handOverUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationHandOverUserArgs, 'to' | 'uuid'>>;
  importAssessmentWorkbook?: Resolver<ResolversTypes['RuledAssessment'], ParentType, ContextType, RequireFields<MutationImportAssessmentWorkbookArgs, 'caseUuid' | 'import'>>;
  inviteAdministrator?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationInviteAdministratorArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'clientUuid' | 'input'>>;
  linkUsers?: Resolver<Array<ResolversTypes['UserLink']>, ParentType, ContextType, RequireFields<MutationLinkUsersArgs, 'clientUuid' | 'links'>>;
  makeCalendarLink?: Resolver<ResolversTypes['MadeCalendarLink'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  mergeClients?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationMergeClientsArgs, 'clientUuid' | 'mergedUuid' | 'stamp'>>;
  moveCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationMoveCaseArgs, 'stage' | 'uuid'>>;
  moveCases?: Resolver<Array<ResolversTypes['CaseEntry']>, ParentType, ContextType, RequireFields<MutationMoveCasesArgs, 'moves'>>;
  moveFile?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationMoveFileArgs, 'caseUuid' | 'id'>>;
  moveFiles?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationMoveFilesArgs, 'caseUuid' | 'ids'>>;
  moveItems?: Resolver<ResolversTypes['MovedItems'], ParentType, ContextType, RequireFields<MutationMoveItemsArgs, 'caseUuid' | 'kind' | 'rows'>>;
  previewDocument?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationPreviewDocumentArgs, 'caseUuid' | 'key'>>;
  removeAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationRemoveAssessmentArgs, 'caseUuid'>>;
  removeBillListEntry?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveBillListEntryArgs, 'clientUuid' | 'list' | 'uuid'>>;
  removeCalendarLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  removeCase?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveCaseArgs, 'uuid'>>;
  removeCaseView?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveCaseViewArgs, 'uuid'>>;
  removeClient?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveClientArgs, 'uuid'>>;
  removeClientMark?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationRemoveClientMarkArgs, 'uuid'>>;
  removeCopCasePart?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveCopCasePartArgs, 'caseUuid' | 'uuid'>>;
  removeCostNote?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveCostNoteArgs, 'caseUuid' | 'uuid'>>;
  removeDisbursement?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveDisbursementArgs, 'caseUuid' | 'uuid'>>;
  removeExpertFee?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveExpertFeeArgs, 'caseUuid' | 'uuid'>>;
  removeFeeEarner?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveFeeEarnerArgs, 'clientUuid' | 'uuid'>>;
  removeFeeEarnerPeriod?: Resolver<ResolversTypes['FeeEarner'], ParentType, ContextType, RequireFields<MutationRemoveFeeEarnerPeriodArgs, 'clientUuid' | 'from' | 'uuid'>>;
  removeFile?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRemoveFileArgs, 'caseUuid' | 'id'>>;
  removeFiles?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRemoveFilesArgs, 'caseUuid' | 'ids'>>;
  removeHearing?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveHearingArgs, 'caseUuid' | 'uuid'>>;
  removeHighCostStep?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveHighCostStepArgs, 'caseUuid' | 'uuid'>>;
  removeNote?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveNoteArgs, 'caseUuid' | 'uuid'>>;
  removeParty?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemovePartyArgs, 'caseUuid' | 'uuid'>>;
  removePlannedWork?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemovePlannedWorkArgs, 'caseUuid' | 'uuid'>>;
  removeProceduralStep?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveProceduralStepArgs, 'caseUuid' | 'uuid'>>;
  removeRateCard?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveRateCardArgs, 'clientUuid' | 'uuid'>>;
  removeRateEdition?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveRateEditionArgs, 'clientUuid' | 'key' | 'uuid'>>;
  removeSecondFactor?: Resolver<ResolversTypes['SecondFactors'], ParentType, ContextType, RequireFields<MutationRemoveSecondFactorArgs, 'currentPassword' | 'uuid'>>;
  removeSite?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveSiteArgs, 'clientUuid' | 'uuid'>>;
  removeTimeRecording?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveTimeRecordingArgs, 'caseUuid' | 'uuid'>>;
  removeUserGroup?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveUserGroupArgs, 'clientUuid' | 'uuid'>>;
  removeWebhook?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveWebhookArgs, 'uuid'>>;
  renameFile?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRenameFileArgs, 'caseUuid' | 'id' | 'name'>>;
  requestFirmArchive?: Resolver<ResolversTypes['FirmArchive'], ParentType, ContextType, RequireFields<MutationRequestFirmArchiveArgs, 'clientUuid'>>;
  resendWebhookDeliveries?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveriesArgs, 'webhookUuid'>>;
  resetPassword?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'uuid'>>;
  resetSecondFactor?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'userUuid'>>;
  resolveComment?: Resolver<ResolversTypes['Commented'], ParentType, ContextType, RequireFields<MutationResolveCommentArgs, 'caseUuid' | 'entityType' | 'entityUuid' | 'uuid'>>;
  restoreAssessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationRestoreAssessmentArgs, 'caseUuid'>>;
  restoreAuditedValue?: Resolver<ResolversTypes['Change'], ParentType, ContextType, RequireFields<MutationRestoreAuditedValueArgs, 'caseUuid' | 'id'>>;
  restoreClient?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationRestoreClientArgs, 'uuid'>>;
  restoreCopCasePart?: Resolver<ResolversTypes['CopCasePart'], ParentType, ContextType, RequireFields<MutationRestoreCopCasePartArgs, 'caseUuid' | 'uuid'>>;
  restoreCostNote?: Resolver<ResolversTypes['CostNote'], ParentType, ContextType, RequireFields<MutationRestoreCostNoteArgs, 'caseUuid' | 'uuid'>>;
  restoreDisbursement?: Resolver<ResolversTypes['Disbursement'], ParentType, ContextType, RequireFields<MutationRestoreDisbursementArgs, 'caseUuid' | 'uuid'>>;
  restoreExpertFee?: Resolver<ResolversTypes['ExpertFee'], ParentType, ContextType, RequireFields<MutationRestoreExpertFeeArgs, 'caseUuid' | 'uuid'>>;
  restoreFile?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRestoreFileArgs, 'caseUuid' | 'uuid'>>;
  restoreFiles?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRestoreFilesArgs, 'caseUuid' | 'uuids'>>;
  restoreHearing?: Resolver<ResolversTypes['Hearing'], ParentType, ContextType, RequireFields<MutationRestoreHearingArgs, 'caseUuid' | 'uuid'>>;
  restoreHighCostStep?: Resolver<ResolversTypes['HighCostStep'], ParentType, ContextType, RequireFields<MutationRestoreHighCostStepArgs, 'caseUuid' | 'uuid'>>;
  restoreParty?: Resolver<ResolversTypes['Party'], ParentType, ContextType, RequireFields<MutationRestorePartyArgs, 'caseUuid' | 'uuid'>>;
  restorePlannedWork?: Resolver<ResolversTypes['PlannedWork'], ParentType, ContextType, RequireFields<MutationRestorePlannedWorkArgs, 'caseUuid' | 'uuid'>>;
  restoreProceduralStep?: Resolver<ResolversTypes['ProceduralStep'], ParentType, ContextType, RequireFields<MutationRestoreProceduralStepArgs, 'caseUuid' | 'uuid'>>;
  restoreRemovedCase?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationRestoreRemovedCaseArgs, 'clientUuid' | 'uuid'>>;
  restoreRemovedClient?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationRestoreRemovedClientArgs, 'uuid'>>;
  restoreRemovedFeeEarner?: Resolver<ResolversTypes['FeeEarner'], ParentType, ContextType, RequireFields<MutationRestoreRemovedFeeEarnerArgs, 'clientUuid' | 'uuid'>>;
  restoreRemovedSite?: Resolver<ResolversTypes['Site'], ParentType, ContextType, RequireFields<MutationRestoreRemovedSiteArgs, 'clientUuid' | 'uuid'>>;
  restoreTimeRecording?: Resolver<ResolversTypes['TimeRecording'], ParentType, ContextType, RequireFields<MutationRestoreTimeRecordingArgs, 'caseUuid' | 'uuid'>>;
  restoreUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRestoreUserArgs, 'uuid'>>;
  retireFeeEarner?: Resolver<ResolversTypes['FeeEarner'], ParentType, ContextType, RequireFields<MutationRetireFeeEarnerArgs, 'uuid'>>;
  revokeApiClient?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRevokeApiClientArgs, 'clientUuid' | 'uuid'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookWithSecret'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'uuid'>>;
  ruleAssessmentLines?: Resolver<ResolversTypes['RuledAssessment'], ParentType, ContextType, RequireFields<MutationRuleAssessmentLinesArgs, 'caseUuid' | 'ruling'>>;
  saveAssessmentLines?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType, RequireFields<MutationSaveAssessmentLinesArgs, 'caseUuid' | 'changes'>>;
  saveBudget?: Resolver<ResolversTypes['Budget'], ParentType, ContextType, RequireFields<MutationSaveBudgetArgs, 'caseUuid' | 'input'>>;
  saveDeadlines?: Resolver<ResolversTypes['CaseDeadlines'], ParentType, ContextType, RequireFields<MutationSaveDeadlinesArgs, 'caseUuid'>>;
  sendPasswordLink?: Resolver<ResolversTypes['AccountLink'], ParentType, ContextType, RequireFields<MutationSendPasswordLinkArgs, 'userUuid'>>;
  setAbsence?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetAbsenceArgs, 'input'>>;
  setClientParent?: Resolver<ResolversTypes['Client'], ParentType, ContextType, RequireFields<MutationSetClientParentArgs, 'uuid'>>;
  setCostNoteFiles?: Resolver<ResolversTypes['CostNote'], ParentType, ContextType, RequireFields<MutationSetCostNoteFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  setDisbursementFiles?: Resolver<ResolversTypes['Disbursement'], ParentType, ContextType, RequireFields<MutationSetDisbursementFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  setEnhancements?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationSetEnhancementsArgs, 'caseUuid' | 'enhancements'>>;
  setExceptional?: Resolver<ResolversTypes['Case'], ParentType, ContextType, RequireFields<MutationSetExceptionalArgs, 'caseUuid' | 'exceptional'>>;
  setExpertFeeFiles?: Resolver<ResolversTypes['ExpertFee'], ParentType, ContextType, RequireFields<MutationSetExpertFeeFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  setHearingFiles?: Resolver<ResolversTypes['Hearing'], ParentType, ContextType, RequireFields<MutationSetHearingFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  setHighCostStepFiles?: Resolver<ResolversTypes['HighCostStep'], ParentType, ContextType, RequireFields<MutationSetHighCostStepFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  setProceduralStepFiles?: Resolver<ResolversTypes['ProceduralStep'], ParentType, ContextType, RequireFields<MutationSetProceduralStepFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  setTimeRecordingFiles?: Resolver<ResolversTypes['TimeRecording'], ParentType, ContextType, RequireFields<MutationSetTimeRecordingFilesArgs, 'caseUuid' | 'files' | 'uuid'>>;
  splitItem?: Resolver<ResolversTypes['SplitItem'], ParentType, ContextType, RequireFields<MutationSplitItemArgs, 'caseUuid' | 'kind' | 'uuid'>>;
  undoAssessmentRuling?: Resolver<ResolversTypes['RuledAssessment'], ParentType, ContextType, RequireFields<MutationUndoAssessmentRulingArgs, 'caseUuid' | 'undo'>>;
  undoHandOver?: Resolver<ResolversTypes['UndoneHandOver'], ParentType, ContextType, RequireFields<MutationUndoHandOverArgs, 'userUuid'>>;
  undoRows?: Resolver<ResolversTypes['UndoneRows'], ParentType, ContextType, RequireFields<MutationUndoRowsArgs, 'caseUuid' | 'undo'>>;
};

export type NewApiClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewApiClient'] = ResolversParentTypes['NewApiClient']> = {
  apiClient?: Resolver<ResolversTypes['ApiClient'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['StaffMember']>, ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NoteConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoteConnection'] = ResolversParentTypes['NoteConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Note']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  caseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['NotificationItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationItem'] = ResolversParentTypes['NotificationItem']> = {
  hearingType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type NotificationSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSetting'] = ResolversParentTypes['NotificationSetting']> = {
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<Maybe<ResolversTypes['NotificationMail']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OfferedEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferedEntry'] = ResolversParentTypes['OfferedEntry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OpenCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenComment'] = ResolversParentTypes['OpenComment']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  entityKind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entityType?: Resolver<Maybe<ResolversTypes['EntityType']>, ParentType, ContextType>;
  entityUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OutputFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutputFile'] = ResolversParentTypes['OutputFile']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type OverspentPhaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OverspentPhase'] = ResolversParentTypes['OverspentPhase']> = {
  approved?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  over?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['Phase'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OwnRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnRate'] = ResolversParentTypes['OwnRate']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PanelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Panel'] = ResolversParentTypes['Panel']> = {
  newest?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType>;
  queues?: Resolver<Maybe<Array<ResolversTypes['Queue']>>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['PanelStart']>, ParentType, ContextType>;
};

export type PanelStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PanelStart'] = ResolversParentTypes['PanelStart']> = {
  clients?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  solicitors?: Resolver<Maybe<Array<ResolversTypes['Client']>>, ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PartTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartTotals'] = ResolversParentTypes['PartTotals']> = {
  casePart?: Resolver<Maybe<ResolversTypes['CasePart']>, ParentType, ContextType>;
  escape?: Resolver<Maybe<ResolversTypes['Escape']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PartyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Party'] = ResolversParentTypes['Party']> = {
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  capacity?: Resolver<Maybe<ResolversTypes['PartyCapacity']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disbursementAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  disbursementVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lettersIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lettersOut?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  linkedCosts?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  party?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  telephoneCalls?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PartyChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartyChanged'] = ResolversParentTypes['PartyChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Party']>, ParentType, ContextType>;
};

export type PartyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartyConnection'] = ResolversParentTypes['PartyConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Party']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PastReductionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastReduction'] = ResolversParentTypes['PastReduction']> = {
  bills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['PastReductionBy'], ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['PastReductionCase']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReductionReason']>, ParentType, ContextType>;
  reduced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PastReductionCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastReductionCase'] = ResolversParentTypes['PastReductionCase']> = {
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PastReductionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PastReductions'] = ResolversParentTypes['PastReductions']> = {
  bills?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['PastReduction']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlannedWorkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedWork'] = ResolversParentTypes['PlannedWork']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  costs?: Resolver<ResolversTypes['PlannedCosts'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeEarner?: Resolver<Maybe<ResolversTypes['CaseFeeEarner']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlannedWorkChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedWorkChanged'] = ResolversParentTypes['PlannedWorkChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['PlannedWork']>, ParentType, ContextType>;
};

export type PlannedWorkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlannedWorkConnection'] = ResolversParentTypes['PlannedWorkConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['PlannedWork']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviewFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewFile'] = ResolversParentTypes['PreviewFile']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PricedHearingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricedHearing'] = ResolversParentTypes['PricedHearing']> = {
  gross?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['Line']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProceduralStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceduralStep'] = ResolversParentTypes['ProceduralStep']> = {
  attendances?: Resolver<Array<ResolversTypes['StepAttendance']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billActivity?: Resolver<Maybe<ResolversTypes['BillActivity']>, ParentType, ContextType>;
  billTask?: Resolver<Maybe<ResolversTypes['BillTask']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  disbursements?: Resolver<Array<ResolversTypes['StepDisbursement']>, ParentType, ContextType>;
  feeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proceduralType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProceduralStepChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceduralStepChanged'] = ResolversParentTypes['ProceduralStepChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ProceduralStep']>, ParentType, ContextType>;
};

export type ProceduralStepConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProceduralStepConnection'] = ResolversParentTypes['ProceduralStepConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ProceduralStep']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  about?: Resolver<ResolversTypes['About'], ParentType, ContextType>;
  administrationAudit?: Resolver<Maybe<ResolversTypes['AdministrationChangeConnection']>, ParentType, ContextType, RequireFields<QueryAdministrationAuditArgs, 'first'>>;
  administrationAuditSheet?: Resolver<ResolversTypes['CaseSheet'], ParentType, ContextType, RequireFields<QueryAdministrationAuditSheetArgs, 'format'>>;
  administrationKinds?: Resolver<Array<ResolversTypes['AuditKind']>, ParentType, ContextType>;
  administrators?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  apiClients?: Resolver<Maybe<Array<ResolversTypes['ApiClient']>>, ParentType, ContextType, RequireFields<QueryApiClientsArgs, 'clientUuid'>>;
  archiveCounts?: Resolver<Maybe<ResolversTypes['ArchiveCounts']>, ParentType, ContextType, RequireFields<QueryArchiveCountsArgs, 'clientUuid'>>;
  billList?: Resolver<Maybe<Array<ResolversTypes['BillListEntry']>>, ParentType, ContextType, RequireFields<QueryBillListArgs, 'clientUuid' | 'list'>>;
  calendarLink?: Resolver<Maybe<ResolversTypes['CalendarLink']>, ParentType, ContextType>;
  case?: Resolver<ResolversTypes['Case'], ParentType, ContextType, Partial<QueryCaseArgs>>;
  caseChoices?: Resolver<ResolversTypes['CaseChoices'], ParentType, ContextType, Partial<QueryCaseChoicesArgs>>;
  caseSheet?: Resolver<ResolversTypes['CaseSheet'], ParentType, ContextType, RequireFields<QueryCaseSheetArgs, 'format'>>;
  caseStages?: Resolver<Array<ResolversTypes['StageTotal']>, ParentType, ContextType, Partial<QueryCaseStagesArgs>>;
  caseViews?: Resolver<Maybe<Array<ResolversTypes['CaseView']>>, ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['CaseConnection'], ParentType, ContextType, Partial<QueryCasesArgs>>;
  changes?: Resolver<ResolversTypes['RecordChangeConnection'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  client?: Resolver<ResolversTypes['Client'], ParentType, ContextType, Partial<QueryClientArgs>>;
  clientDuplicates?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType, RequireFields<QueryClientDuplicatesArgs, 'sraNumber'>>;
  clientParentPreview?: Resolver<Maybe<ResolversTypes['ClientParentPreview']>, ParentType, ContextType, RequireFields<QueryClientParentPreviewArgs, 'uuid'>>;
  clients?: Resolver<ResolversTypes['ClientConnection'], ParentType, ContextType, RequireFields<QueryClientsArgs, 'first'>>;
  deadlines?: Resolver<Maybe<ResolversTypes['CaseDeadlineConnection']>, ParentType, ContextType, RequireFields<QueryDeadlinesArgs, 'first'>>;
  expertTypes?: Resolver<Array<ResolversTypes['ExpertTypeGroup']>, ParentType, ContextType>;
  feeEarner?: Resolver<Maybe<ResolversTypes['FeeEarner']>, ParentType, ContextType, Partial<QueryFeeEarnerArgs>>;
  feeEarnerPreview?: Resolver<Maybe<ResolversTypes['RatePreview']>, ParentType, ContextType, RequireFields<QueryFeeEarnerPreviewArgs, 'clientUuid' | 'uuid'>>;
  firmArchives?: Resolver<Maybe<Array<ResolversTypes['FirmArchive']>>, ParentType, ContextType, RequireFields<QueryFirmArchivesArgs, 'clientUuid'>>;
  handOver?: Resolver<Maybe<ResolversTypes['HandOver']>, ParentType, ContextType, RequireFields<QueryHandOverArgs, 'userUuid'>>;
  hearingPrice?: Resolver<Array<ResolversTypes['Line']>, ParentType, ContextType, RequireFields<QueryHearingPriceArgs, 'caseUuid' | 'input'>>;
  mergePreview?: Resolver<Maybe<ResolversTypes['ClientMergePreview']>, ParentType, ContextType, RequireFields<QueryMergePreviewArgs, 'clientUuid' | 'mergedUuid'>>;
  panel?: Resolver<ResolversTypes['Panel'], ParentType, ContextType>;
  pricedHearing?: Resolver<ResolversTypes['PricedHearing'], ParentType, ContextType, RequireFields<QueryPricedHearingArgs, 'caseUuid' | 'input'>>;
  queues?: Resolver<Maybe<Array<ResolversTypes['Queue']>>, ParentType, ContextType>;
  rateCards?: Resolver<Maybe<Array<ResolversTypes['RateCard']>>, ParentType, ContextType, RequireFields<QueryRateCardsArgs, 'clientUuid'>>;
  rateEditionPreview?: Resolver<Maybe<ResolversTypes['RatePreview']>, ParentType, ContextType, RequireFields<QueryRateEditionPreviewArgs, 'clientUuid' | 'key'>>;
  rateTable?: Resolver<Maybe<ResolversTypes['RateTable']>, ParentType, ContextType, RequireFields<QueryRateTableArgs, 'clientUuid' | 'key'>>;
  rateTables?: Resolver<Maybe<Array<ResolversTypes['RateTableSummary']>>, ParentType, ContextType, RequireFields<QueryRateTablesArgs, 'clientUuid'>>;
  removals?: Resolver<Maybe<Array<ResolversTypes['Removal']>>, ParentType, ContextType, Partial<QueryRemovalsArgs>>;
  removedCases?: Resolver<Maybe<Array<ResolversTypes['Removal']>>, ParentType, ContextType, Partial<QueryRemovedCasesArgs>>;
  reportSheet?: Resolver<ResolversTypes['ReportSheet'], ParentType, ContextType, RequireFields<QueryReportSheetArgs, 'format' | 'report'>>;
  reports?: Resolver<ResolversTypes['Reports'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['RoleRow']>, ParentType, ContextType>;
  search?: Resolver<ResolversTypes['SearchResults'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'text'>>;
  secondFactorRule?: Resolver<Maybe<ResolversTypes['SecondFactorRule']>, ParentType, ContextType, RequireFields<QuerySecondFactorRuleArgs, 'clientUuid'>>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType, Partial<QuerySessionsArgs>>;
  signIns?: Resolver<Maybe<ResolversTypes['SignInConnection']>, ParentType, ContextType, RequireFields<QuerySignInsArgs, 'first'>>;
  sitePreview?: Resolver<Maybe<ResolversTypes['RatePreview']>, ParentType, ContextType, RequireFields<QuerySitePreviewArgs, 'clientUuid' | 'input' | 'uuid'>>;
  solicitors?: Resolver<Array<ResolversTypes['Client']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<QueryUserArgs>>;
  userGroups?: Resolver<Maybe<Array<ResolversTypes['UserGroup']>>, ParentType, ContextType, RequireFields<QueryUserGroupsArgs, 'clientUuid'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'first'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  vocabulary?: Resolver<Array<ResolversTypes['VocabularyList']>, ParentType, ContextType, Partial<QueryVocabularyArgs>>;
  webhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'first' | 'webhookUuid'>>;
  webhooks?: Resolver<Maybe<Array<ResolversTypes['Webhook']>>, ParentType, ContextType, Partial<QueryWebhooksArgs>>;
};

export type QueueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Queue'] = ResolversParentTypes['Queue']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cases?: Resolver<Array<ResolversTypes['QueuedCase']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['QueueName'], ParentType, ContextType>;
};

export type QueuedCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QueuedCase'] = ResolversParentTypes['QueuedCase']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  solicitorsCaseReference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['Stage'], ParentType, ContextType>;
  stageSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  unresolvedComments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RateAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateAmount'] = ResolversParentTypes['RateAmount']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RateCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateCard'] = ResolversParentTypes['RateCard']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  feeEarner?: Resolver<Maybe<ResolversTypes['CaseFeeEarner']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  guideline?: Resolver<Array<ResolversTypes['GuidelineRate']>, ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RateChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateChange'] = ResolversParentTypes['RateChange']> = {
  after?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  caseName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  solicitorsCaseReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unpricedAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unpricedBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RateDimensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateDimension'] = ResolversParentTypes['RateDimension']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RateEditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateEdition'] = ResolversParentTypes['RateEdition']> = {
  amounts?: Resolver<Array<ResolversTypes['RateAmount']>, ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  provisional?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RatePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RatePreview'] = ResolversParentTypes['RatePreview']> = {
  examined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['RateChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RateRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateRow'] = ResolversParentTypes['RateRow']> = {
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RateTableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateTable'] = ResolversParentTypes['RateTable']> = {
  dimensions?: Resolver<Array<ResolversTypes['RateDimension']>, ParentType, ContextType>;
  editions?: Resolver<Array<ResolversTypes['RateEdition']>, ParentType, ContextType>;
  instrument?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['RateRow']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RateTableSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateTableSummary'] = ResolversParentTypes['RateTableSummary']> = {
  group?: Resolver<ResolversTypes['RateGroup'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RateState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordChange'] = ResolversParentTypes['RecordChange']> = {
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changeNumber?: Resolver<ResolversTypes['ChangeNumber'], ParentType, ContextType>;
  clientUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RecordChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordChangeConnection'] = ResolversParentTypes['RecordChangeConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['RecordChange']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reference'] = ResolversParentTypes['Reference']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Removal'] = ResolversParentTypes['Removal']> = {
  clientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RemovalKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  removedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['ReportRow'], ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  allowed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  claimed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  countBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enhanced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enhancement?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  enhancementRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  escapeRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  escapes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['CaseFilterValues'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['Hours'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  longDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  medianDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  missed?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  netBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reduction?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  section?: Resolver<ResolversTypes['ReportSection'], ParentType, ContextType>;
  tested?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  times?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unpriced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReportSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportSheet'] = ResolversParentTypes['ReportSheet']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reports'] = ResolversParentTypes['Reports']> = {
  agePace?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<ReportsAgePaceArgs>>;
  completed?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<ReportsCompletedArgs>>;
  dates?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<ReportsDatesArgs>>;
  outcome?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<ReportsOutcomeArgs>>;
  unclaimed?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<ReportsUnclaimedArgs>>;
  workInProgress?: Resolver<ResolversTypes['Report'], ParentType, ContextType, Partial<ReportsWorkInProgressArgs>>;
};

export type RestoredValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoredValue'] = ResolversParentTypes['RestoredValue']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RoleRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleRow'] = ResolversParentTypes['RoleRow']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType>;
};

export type RowEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowEntry'] = ResolversParentTypes['RowEntry']> = {
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['EntryRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['CaseItem']>, ParentType, ContextType>;
};

export type RowProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowProblem'] = ResolversParentTypes['RowProblem']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RowRefusalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RowRefusal'] = ResolversParentTypes['RowRefusal']> = {
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['StoredRow']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['RowProblem']>, ParentType, ContextType>;
};

export type RuledAssessmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RuledAssessment'] = ResolversParentTypes['RuledAssessment']> = {
  assessment?: Resolver<ResolversTypes['Assessment'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SearchCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCount'] = ResolversParentTypes['SearchCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchCounts'] = ResolversParentTypes['SearchCounts']> = {
  cases?: Resolver<Maybe<ResolversTypes['SearchCount']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<ResolversTypes['SearchCount']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['SearchCount']>, ParentType, ContextType>;
  items?: Resolver<Maybe<ResolversTypes['SearchCount']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['SearchCount']>, ParentType, ContextType>;
  texts?: Resolver<Maybe<ResolversTypes['SearchCount']>, ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  areaOfWork?: Resolver<ResolversTypes['AreaOfWork'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['FoundDocument']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  itemUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<Maybe<Array<ResolversTypes['FoundText']>>, ParentType, ContextType>;
  solicitorsCaseReference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  stageWord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tab?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  cases?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['SearchCounts']>, ParentType, ContextType>;
  documents?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType>;
  items?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecondFactorKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SecondFactorRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactorRule'] = ResolversParentTypes['SecondFactorRule']> = {
  roles?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactors'] = ResolversParentTypes['SecondFactors']> = {
  factors?: Resolver<Array<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SignInConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInConnection'] = ResolversParentTypes['SignInConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['SignIn']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  county?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstLineAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guidelineBand?: Resolver<Maybe<ResolversTypes['GuidelineBand']>, ParentType, ContextType>;
  headquarters?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  officeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secondLineAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  siteName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  town?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SplitItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SplitItem'] = ResolversParentTypes['SplitItem']> = {
  items?: Resolver<Array<ResolversTypes['CaseItem']>, ParentType, ContextType>;
  undo?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  hasLeft?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StageTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StageTotal'] = ResolversParentTypes['StageTotal']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['Stage']>, ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type StepAttendanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepAttendance'] = ResolversParentTypes['StepAttendance']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billActivity?: Resolver<Maybe<ResolversTypes['BillActivity']>, ParentType, ContextType>;
  billTask?: Resolver<Maybe<ResolversTypes['BillTask']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  feeEarner?: Resolver<ResolversTypes['CaseFeeEarner'], ParentType, ContextType>;
  guidelineRate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isAboveGuideline?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rateFrom?: Resolver<Maybe<ResolversTypes['RateSource']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StepDisbursementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StepDisbursement'] = ResolversParentTypes['StepDisbursement']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billExpense?: Resolver<Maybe<ResolversTypes['BillExpense']>, ParentType, ContextType>;
  billTask?: Resolver<Maybe<ResolversTypes['BillTask']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disbursementType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface StoredRowScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['StoredRow'], any> {
  name: 'StoredRow';
}

export type TextPieceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextPiece'] = ResolversParentTypes['TextPiece']> = {
  found?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TimeRecordingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeRecording'] = ResolversParentTypes['TimeRecording']> = {
  activityType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  billActivity?: Resolver<Maybe<ResolversTypes['BillActivity']>, ParentType, ContextType>;
  billTask?: Resolver<Maybe<ResolversTypes['BillTask']>, ParentType, ContextType>;
  casePart?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  copActivity?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  copCasePart?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enhancement?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  estimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feeEarner?: Resolver<ResolversTypes['CaseFeeEarner'], ParentType, ContextType>;
  files?: Resolver<Maybe<Array<ResolversTypes['CaseFile']>>, ParentType, ContextType>;
  guidelineRate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isAboveGuideline?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  notCounted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opgCategory?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  party?: Resolver<Maybe<ResolversTypes['Reference']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rateFrom?: Resolver<Maybe<ResolversTypes['RateSource']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Hours']>, ParentType, ContextType>;
  totalCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalVat?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  vatExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TimeRecordingChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeRecordingChanged'] = ResolversParentTypes['TimeRecordingChanged']> = {
  error?: Resolver<Maybe<ResolversTypes['RowRefusal']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['TimeRecording']>, ParentType, ContextType>;
};

export type TimeRecordingConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeRecordingConnection'] = ResolversParentTypes['TimeRecordingConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['TimeRecording']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['ItemSums'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Totals'] = ResolversParentTypes['Totals']> = {
  bases?: Resolver<Maybe<Array<ResolversTypes['BasisTotals']>>, ParentType, ContextType>;
  breakdowns?: Resolver<Maybe<Array<ResolversTypes['Breakdown']>>, ParentType, ContextType>;
  comparison?: Resolver<Maybe<ResolversTypes['HourlyComparison']>, ParentType, ContextType>;
  escape?: Resolver<Maybe<ResolversTypes['Escape']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['CostsEstimate']>, ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  heads?: Resolver<Array<ResolversTypes['Head']>, ParentType, ContextType>;
  isShortForm?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  limits?: Resolver<Maybe<Array<ResolversTypes['CostLimit']>>, ParentType, ContextType>;
  net?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['PartTotals']>, ParentType, ContextType>;
  unpriced?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type UnboundRulingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnboundRuling'] = ResolversParentTypes['UnboundRuling']> = {
  allowed?: Resolver<Maybe<ResolversTypes['AssessedAmount']>, ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['AssessedAmount'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<Maybe<ResolversTypes['AssessedAmount']>, ParentType, ContextType>;
};

export type UndoableHandOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoableHandOver'] = ResolversParentTypes['UndoableHandOver']> = {
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  casesTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  handedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UndoneHandOverResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoneHandOver'] = ResolversParentTypes['UndoneHandOver']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptCases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  keptViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UndoneRowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoneRows'] = ResolversParentTypes['UndoneRows']> = {
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CaseItem']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  absence?: Resolver<Maybe<ResolversTypes['Absence']>, ParentType, ContextType>;
  childClients?: Resolver<Array<ResolversTypes['ChildClient']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['UserClient']>, ParentType, ContextType>;
  clientRole?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deactivatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalIds?: Resolver<Maybe<Array<ResolversTypes['ExternalId']>>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['AccountLink']>, ParentType, ContextType>;
  lastLogin?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  siteUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  solicitorSraNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  surname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserClient'] = ResolversParentTypes['UserClient']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserGroup'] = ResolversParentTypes['UserGroup']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  users?: Resolver<Array<ResolversTypes['UserGroupMember']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserGroupMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserGroupMember'] = ResolversParentTypes['UserGroupMember']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserLink'] = ResolversParentTypes['UserLink']> = {
  clientRole?: Resolver<Maybe<ResolversTypes['UserRole']>, ParentType, ContextType>;
  userUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UsualRateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsualRate'] = ResolversParentTypes['UsualRate']> = {
  from?: Resolver<ResolversTypes['RateSource'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  client?: Resolver<Maybe<ResolversTypes['ViewerClient']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  may?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<ViewerMayArgs, 'permission'>>;
  notificationSettings?: Resolver<Maybe<Array<ResolversTypes['NotificationSetting']>>, ParentType, ContextType>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<ViewerNotificationsArgs, 'first'>>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  secondFactors?: Resolver<Maybe<ResolversTypes['SecondFactors']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<Array<ResolversTypes['Session']>>, ParentType, ContextType>;
  surname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ViewerClientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ViewerClient'] = ResolversParentTypes['ViewerClient']> = {
  clientType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VocabularyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VocabularyList'] = ResolversParentTypes['VocabularyList']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['VocabularyWord']>, ParentType, ContextType>;
};

export type VocabularyWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VocabularyWord'] = ResolversParentTypes['VocabularyWord']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  clientUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookState'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answerStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  caseUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventUuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uuid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookWithSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookWithSecret'] = ResolversParentTypes['WebhookWithSecret']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  About?: AboutResolvers<ContextType>;
  Absence?: AbsenceResolvers<ContextType>;
  AccountLink?: AccountLinkResolvers<ContextType>;
  AddedSecondFactor?: AddedSecondFactorResolvers<ContextType>;
  Adjournment?: AdjournmentResolvers<ContextType>;
  AdministrationChange?: AdministrationChangeResolvers<ContextType>;
  AdministrationChangeConnection?: AdministrationChangeConnectionResolvers<ContextType>;
  ApiClient?: ApiClientResolvers<ContextType>;
  ArchiveCounts?: ArchiveCountsResolvers<ContextType>;
  ArchivedCases?: ArchivedCasesResolvers<ContextType>;
  AssessedAmount?: AssessedAmountResolvers<ContextType>;
  AssessedHead?: AssessedHeadResolvers<ContextType>;
  AssessedLine?: AssessedLineResolvers<ContextType>;
  AssessedLineConnection?: AssessedLineConnectionResolvers<ContextType>;
  AssessedReduction?: AssessedReductionResolvers<ContextType>;
  AssessedSum?: AssessedSumResolvers<ContextType>;
  AssessedTotals?: AssessedTotalsResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssessmentInterest?: AssessmentInterestResolvers<ContextType>;
  AssessmentOffer?: AssessmentOfferResolvers<ContextType>;
  AssessmentPayable?: AssessmentPayableResolvers<ContextType>;
  AssessmentPayment?: AssessmentPaymentResolvers<ContextType>;
  Attention?: AttentionResolvers<ContextType>;
  AuditChoices?: AuditChoicesResolvers<ContextType>;
  AuditKind?: AuditKindResolvers<ContextType>;
  AuditPlace?: AuditPlaceResolvers<ContextType>;
  AuditRestore?: AuditRestoreResolvers<ContextType>;
  AuditedRecord?: AuditedRecordResolvers<ContextType>;
  Authority?: AuthorityResolvers<ContextType>;
  BasisTotals?: BasisTotalsResolvers<ContextType>;
  BillListEntry?: BillListEntryResolvers<ContextType>;
  Breakdown?: BreakdownResolvers<ContextType>;
  BreakdownRow?: BreakdownRowResolvers<ContextType>;
  Budget?: BudgetResolvers<ContextType>;
  BudgetAmounts?: BudgetAmountsResolvers<ContextType>;
  BudgetCaps?: BudgetCapsResolvers<ContextType>;
  BudgetContingency?: BudgetContingencyResolvers<ContextType>;
  BudgetEarner?: BudgetEarnerResolvers<ContextType>;
  BudgetFigures?: BudgetFiguresResolvers<ContextType>;
  BudgetOffer?: BudgetOfferResolvers<ContextType>;
  BudgetPhase?: BudgetPhaseResolvers<ContextType>;
  BudgetShares?: BudgetSharesResolvers<ContextType>;
  BudgetVersion?: BudgetVersionResolvers<ContextType>;
  CalendarLink?: CalendarLinkResolvers<ContextType>;
  Case?: CaseResolvers<ContextType>;
  CaseBillLists?: CaseBillListsResolvers<ContextType>;
  CaseChoice?: CaseChoiceResolvers<ContextType>;
  CaseChoices?: CaseChoicesResolvers<ContextType>;
  CaseClient?: CaseClientResolvers<ContextType>;
  CaseConnection?: CaseConnectionResolvers<ContextType>;
  CaseDeadline?: CaseDeadlineResolvers<ContextType>;
  CaseDeadlineConnection?: CaseDeadlineConnectionResolvers<ContextType>;
  CaseDeadlines?: CaseDeadlinesResolvers<ContextType>;
  CaseEntry?: CaseEntryResolvers<ContextType>;
  CaseFeeEarner?: CaseFeeEarnerResolvers<ContextType>;
  CaseFile?: CaseFileResolvers<ContextType>;
  CaseFileConnection?: CaseFileConnectionResolvers<ContextType>;
  CaseFilterValues?: CaseFilterValuesResolvers<ContextType>;
  CaseItem?: CaseItemResolvers<ContextType>;
  CaseSheet?: CaseSheetResolvers<ContextType>;
  CaseSite?: CaseSiteResolvers<ContextType>;
  CaseView?: CaseViewResolvers<ContextType>;
  Certificate?: CertificateResolvers<ContextType>;
  CertificateScope?: CertificateScopeResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeConnection?: ChangeConnectionResolvers<ContextType>;
  ChangeNumber?: GraphQLScalarType;
  ChildClient?: ChildClientResolvers<ContextType>;
  Client?: ClientResolvers<ContextType>;
  ClientConnection?: ClientConnectionResolvers<ContextType>;
  ClientMark?: ClientMarkResolvers<ContextType>;
  ClientMergePreview?: ClientMergePreviewResolvers<ContextType>;
  ClientParentPreview?: ClientParentPreviewResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  Commented?: CommentedResolvers<ContextType>;
  CopCasePart?: CopCasePartResolvers<ContextType>;
  CopCasePartChanged?: CopCasePartChangedResolvers<ContextType>;
  CopCasePartConnection?: CopCasePartConnectionResolvers<ContextType>;
  CostLimit?: CostLimitResolvers<ContextType>;
  CostNote?: CostNoteResolvers<ContextType>;
  CostNoteChanged?: CostNoteChangedResolvers<ContextType>;
  CostNoteConnection?: CostNoteConnectionResolvers<ContextType>;
  CostsEstimate?: CostsEstimateResolvers<ContextType>;
  CounselAttendance?: CounselAttendanceResolvers<ContextType>;
  CounselTravel?: CounselTravelResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Deadline?: DeadlineResolvers<ContextType>;
  DeadlineStartDay?: DeadlineStartDayResolvers<ContextType>;
  DisallowedDays?: DisallowedDaysResolvers<ContextType>;
  Disbursement?: DisbursementResolvers<ContextType>;
  DisbursementChanged?: DisbursementChangedResolvers<ContextType>;
  DisbursementConnection?: DisbursementConnectionResolvers<ContextType>;
  DocumentPreview?: DocumentPreviewResolvers<ContextType>;
  Documents?: DocumentsResolvers<ContextType>;
  Enhancement?: EnhancementResolvers<ContextType>;
  EntryDetail?: EntryDetailResolvers<ContextType>;
  EntryRefusal?: EntryRefusalResolvers<ContextType>;
  Escape?: EscapeResolvers<ContextType>;
  Exceptional?: ExceptionalResolvers<ContextType>;
  ExceptionalTravel?: ExceptionalTravelResolvers<ContextType>;
  ExpertFee?: ExpertFeeResolvers<ContextType>;
  ExpertFeeChanged?: ExpertFeeChangedResolvers<ContextType>;
  ExpertFeeConnection?: ExpertFeeConnectionResolvers<ContextType>;
  ExpertType?: ExpertTypeResolvers<ContextType>;
  ExpertTypeGroup?: ExpertTypeGroupResolvers<ContextType>;
  ExternalId?: ExternalIdResolvers<ContextType>;
  FeeEarner?: FeeEarnerResolvers<ContextType>;
  FeeEarnerPeriod?: FeeEarnerPeriodResolvers<ContextType>;
  FilingCheck?: FilingCheckResolvers<ContextType>;
  FilingCount?: FilingCountResolvers<ContextType>;
  FilingFinding?: FilingFindingResolvers<ContextType>;
  FilingFindingConnection?: FilingFindingConnectionResolvers<ContextType>;
  FilingTab?: FilingTabResolvers<ContextType>;
  FirmArchive?: FirmArchiveResolvers<ContextType>;
  FirmArchiveCounts?: FirmArchiveCountsResolvers<ContextType>;
  FolderStructure?: FolderStructureResolvers<ContextType>;
  FoundText?: FoundTextResolvers<ContextType>;
  GuidelineRate?: GuidelineRateResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HandOverCase?: HandOverCaseResolvers<ContextType>;
  Head?: HeadResolvers<ContextType>;
  Hearing?: HearingResolvers<ContextType>;
  HearingChanged?: HearingChangedResolvers<ContextType>;
  HearingConnection?: HearingConnectionResolvers<ContextType>;
  HearingDay?: HearingDayResolvers<ContextType>;
  HearingDisbursement?: HearingDisbursementResolvers<ContextType>;
  HighCostCounsel?: HighCostCounselResolvers<ContextType>;
  HighCostStep?: HighCostStepResolvers<ContextType>;
  HighCostStepChanged?: HighCostStepChangedResolvers<ContextType>;
  HighCostStepConnection?: HighCostStepConnectionResolvers<ContextType>;
  HighCostStepDisbursement?: HighCostStepDisbursementResolvers<ContextType>;
  HourlyComparison?: HourlyComparisonResolvers<ContextType>;
  Hours?: GraphQLScalarType;
  InterestPeriod?: InterestPeriodResolvers<ContextType>;
  InterimPayment?: InterimPaymentResolvers<ContextType>;
  ItemSums?: ItemSumsResolvers<ContextType>;
  Line?: LineResolvers<ContextType>;
  LineConnection?: LineConnectionResolvers<ContextType>;
  MadeCalendarLink?: MadeCalendarLinkResolvers<ContextType>;
  MergeCollision?: MergeCollisionResolvers<ContextType>;
  MergeCount?: MergeCountResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MovedItems?: MovedItemsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewApiClient?: NewApiClientResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteConnection?: NoteConnectionResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationItem?: NotificationItemResolvers<ContextType>;
  NotificationSetting?: NotificationSettingResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferedEntry?: OfferedEntryResolvers<ContextType>;
  OpenComment?: OpenCommentResolvers<ContextType>;
  OutputFile?: OutputFileResolvers<ContextType>;
  OverspentPhase?: OverspentPhaseResolvers<ContextType>;
  OwnRate?: OwnRateResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Panel?: PanelResolvers<ContextType>;
  PanelStart?: PanelStartResolvers<ContextType>;
  PartTotals?: PartTotalsResolvers<ContextType>;
  Party?: PartyResolvers<ContextType>;
  PartyChanged?: PartyChangedResolvers<ContextType>;
  PartyConnection?: PartyConnectionResolvers<ContextType>;
  PastReduction?: PastReductionResolvers<ContextType>;
  PastReductionCase?: PastReductionCaseResolvers<ContextType>;
  PastReductions?: PastReductionsResolvers<ContextType>;
  PlannedWork?: PlannedWorkResolvers<ContextType>;
  PlannedWorkChanged?: PlannedWorkChangedResolvers<ContextType>;
  PlannedWorkConnection?: PlannedWorkConnectionResolvers<ContextType>;
  PreviewFile?: PreviewFileResolvers<ContextType>;
  PricedHearing?: PricedHearingResolvers<ContextType>;
  ProceduralStep?: ProceduralStepResolvers<ContextType>;
  ProceduralStepChanged?: ProceduralStepChangedResolvers<ContextType>;
  ProceduralStepConnection?: ProceduralStepConnectionResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Queue?: QueueResolvers<ContextType>;
  QueuedCase?: QueuedCaseResolvers<ContextType>;
  RateAmount?: RateAmountResolvers<ContextType>;
  RateCard?: RateCardResolvers<ContextType>;
  RateChange?: RateChangeResolvers<ContextType>;
  RateDimension?: RateDimensionResolvers<ContextType>;
  RateEdition?: RateEditionResolvers<ContextType>;
  RatePreview?: RatePreviewResolvers<ContextType>;
  RateRow?: RateRowResolvers<ContextType>;
  RateTable?: RateTableResolvers<ContextType>;
  RateTableSummary?: RateTableSummaryResolvers<ContextType>;
  RecordChange?: RecordChangeResolvers<ContextType>;
  RecordChangeConnection?: RecordChangeConnectionResolvers<ContextType>;
  Reference?: ReferenceResolvers<ContextType>;
  Removal?: RemovalResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportRow?: ReportRowResolvers<ContextType>;
  ReportSheet?: ReportSheetResolvers<ContextType>;
  Reports?: ReportsResolvers<ContextType>;
  RestoredValue?: RestoredValueResolvers<ContextType>;
  RoleRow?: RoleRowResolvers<ContextType>;
  RowEntry?: RowEntryResolvers<ContextType>;
  RowProblem?: RowProblemResolvers<ContextType>;
  RowRefusal?: RowRefusalResolvers<ContextType>;
  RuledAssessment?: RuledAssessmentResolvers<ContextType>;
  SearchCount?: SearchCountResolvers<ContextType>;
  SearchCounts?: SearchCountsResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorRule?: SecondFactorRuleResolvers<ContextType>;
  SecondFactors?: SecondFactorsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInConnection?: SignInConnectionResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SplitItem?: SplitItemResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StageTotal?: StageTotalResolvers<ContextType>;
  StepAttendance?: StepAttendanceResolvers<ContextType>;
  StepDisbursement?: StepDisbursementResolvers<ContextType>;
  StoredRow?: GraphQLScalarType;
  TextPiece?: TextPieceResolvers<ContextType>;
  TimeRecording?: TimeRecordingResolvers<ContextType>;
  TimeRecordingChanged?: TimeRecordingChangedResolvers<ContextType>;
  TimeRecordingConnection?: TimeRecordingConnectionResolvers<ContextType>;
  Totals?: TotalsResolvers<ContextType>;
  UnboundRuling?: UnboundRulingResolvers<ContextType>;
  UndoableHandOver?: UndoableHandOverResolvers<ContextType>;
  UndoneHandOver?: UndoneHandOverResolvers<ContextType>;
  UndoneRows?: UndoneRowsResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserClient?: UserClientResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserGroup?: UserGroupResolvers<ContextType>;
  UserGroupMember?: UserGroupMemberResolvers<ContextType>;
  UserLink?: UserLinkResolvers<ContextType>;
  UsualRate?: UsualRateResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  ViewerClient?: ViewerClientResolvers<ContextType>;
  VocabularyList?: VocabularyListResolvers<ContextType>;
  VocabularyWord?: VocabularyWordResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookWithSecret?: WebhookWithSecretResolvers<ContextType>;
};

