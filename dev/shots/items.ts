/** The narrative of the cases in the pictures. */
export const narrative = `The local authority issued care proceedings in January 2025 after the younger child was admitted to hospital with an injury that the treating clinicians could not explain.

The mother was represented throughout. She has a moderate learning disability; an intermediary was appointed after a cognitive assessment, and longer appointments were needed than would be usual, each of them preceded by a written summary in plain English.

The final hearing took three days in July 2025. The court found the threshold crossed on a narrower basis than that pleaded, and approved a plan of rehabilitation to the mother's care under a supervision order.`

/** The reasons for enhancement of one of them. */
export const reasons = `The medical evidence was in dispute between four disciplines, and the point on causation had not been decided before. The fee earner mastered some 2,400 pages of records within nine days of their disclosure, which spared a fifth expert.

Forty per cent of preparation reflects the responsibility taken without leading counsel, and the weight of the case.`

interface Entry {
  type: 'Hearing' | 'TimeRecording' | 'Disbursement'
  input: object
}

/** Hearings with every field filled in, time recordings and disbursements, as GraphQL inputs. */
export function items(feeEarner: string): Entry[] {
  const heard = { feeEarner, courtLevel: 'circuit_district_judge', hearingType: 'interim' }
  const time = (date: string, activityType: string, hours: number, description: string): Entry => ({
    type: 'TimeRecording',
    input: { date, feeEarner, activityType, time: hours, description },
  })
  const paid = (
    date: string,
    disbursementType: string,
    amount: number,
    vatExempt: boolean,
    description: string,
  ): Entry => ({ type: 'Disbursement', input: { date, disbursementType, amount, vatExempt, description } })
  return [
    {
      type: 'Hearing',
      input: {
        ...heard,
        date: '2025-02-11',
        startTime: '10:00',
        endTime: '12:15',
        description: 'Case management hearing',
        allegationsOfHarm: true,
      },
    },
    {
      type: 'Hearing',
      input: {
        ...heard,
        date: '2025-04-29',
        startTime: '10:00',
        endTime: '15:30',
        adjournmentType: 'lunch',
        adjournment: { adjournmentLengthHours: 1 },
        description: 'Issues resolution hearing',
        allegationsOfHarm: true,
        expertCrossExamined: true,
        disbursements: [
          { disbursementType: 'interpreter', amount: 142.5, description: 'Interpreter for the mother' },
          { disbursementType: 'taxi', amount: 18.2, vatExempt: true },
        ],
      },
    },
    {
      type: 'Hearing',
      input: {
        ...heard,
        date: '2025-07-15',
        hearingType: 'final',
        units: 3,
        lackOfUnderstanding: true,
        courtBundle: 'bundle_2',
        description: 'Final hearing',
        exceptionalTravel: { distanceMiles: 41, days: 3, reason: 'The court sat at Reading' },
      },
    },
    {
      type: 'Hearing',
      input: {
        ...heard,
        date: '2025-04-22',
        hearingType: 'advocate',
        description: "Advocates' meeting before the issues resolution hearing",
      },
    },
    {
      type: 'Hearing',
      input: {
        ...heard,
        date: '2025-06-19',
        hearingType: 'conference',
        description: 'Conference with counsel and the intermediary',
      },
    },
    time('2025-02-03', 'preparation', 1.9, "Preparing client's statement in reply to threshold"),
    time('2025-02-04', 'letter_out', 0.1, 'Letter to client enclosing statement'),
    time('2025-02-06', 'telephone_call', 0.3, "Telephone call with guardian's solicitor about contact"),
    time('2025-02-11', 'travelling_and_waiting', 1.25, 'To and from court; waiting for the case to be called on'),
    time(
      '2025-03-05',
      'preparation',
      2.4,
      'Considering the medical bundle against the chronology and preparing a note for counsel of the passages on which the mother relies, with references',
    ),
    paid('2025-03-05', 'drug_alcohol_test', 415.75, false, 'Hair strand test, one third share'),
    paid('2025-03-11', 'court_fee', 232, true, 'Application within proceedings'),
    paid(
      '2025-05-20',
      'expert_fee',
      2_310,
      false,
      'Dr Helen Osei-Bonsu, consultant paediatrician: report on the mechanism and timing of injury, a third share',
    ),
  ]
}
