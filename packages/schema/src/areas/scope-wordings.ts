/**
 * What the certificate prints for each scope limitation, by its code, word for word: where the certificate goes on with
 * a date or a step of the case, the text stops there. Long, so it has a module of its own, which a page loads when it
 * shows them. Source: Legal Aid Agency, ministryofjustice/legal-framework-api, db/seed_data, commit ba1b4ad0d4aa of 18
 * August 2026, `description`.
 */
export const scopeWordings: Readonly<Record<string, string>> = {
  AA009:
    'As to an order under Part IV Family Law Act 1996 limited to an application for the issue of a warrant of arrest.',
  AA019:
    'As to proceedings under Part IV Family Law Act 1996 limited to all steps up to and including obtaining and serving a final order and in the event of breach leading to the exercise of a power of arrest to representation on the consideration of the breach by the court (but excluding applying for a warrant of arrest, if not attached, and representation in contempt proceedings).',
  AA028:
    'As to an application under the Female Genital Mutilation Act 2003 limited to all steps necessary to apply for an interim order where application is made without notice to include representation on the return date.',
  AA029:
    'As to application under the Female Genital Mutilation Act 2003 limited to all steps up to and including the hearing on [date]',
  AA030:
    'As to proceedings under the Female Genital Mutilation Act 2003 limited to all steps up to and including obtaining and service a final order and in the event of breach leading to the exercise of a power of arrest to representation on the consideration of the breach by the court (but excluding applying for a warrant of arrest, if not attached, and representation in contempt proceedings).',
  AA031:
    'As to an order under Female Genital Mutilation Act 2003 limited to an application to extend/vary or discharge.',
  AA032:
    "Limited where the applicant is overseas, to their return to the jurisdiction and thereafter a solicitor's report.",
  APL07:
    "Limited to making an application for permission to appeal on the papers, including preparation of an appellant's notice and a skeleton argument.",
  APL09:
    'Limited to representation as respondent on an appeal to the High Court, up to and including the final hearing of the appeal.',
  APL11:
    "Limited to representation as respondent on an appeal to the High Court, limited to obtaining Counsel's Opinion on the merits of defending the appeal.",
  APL13: 'Limited to representation as respondent on an appeal to the High Court, limited to',
  APL15:
    "Limited to representation as respondent on an appeal to the Court of Appeal, limited to obtaining Counsel's Opinion on the merits of defending the appeal.",
  APL16:
    "Limited to representation on an appeal to the Court of Appeal, limited to making an application for permission to appeal on the papers, including preparation of an appellant's notice and skeleton argument.",
  APL18:
    'Limited to representation as respondent on an appeal to the Court of Appeal, limited to all steps up to and including the hearing of an application for permission to appeal.',
  APL20: 'Limited to representation as respondent on an appeal to the Court of Appeal, limited to',
  APL22:
    'Limited to representation as respondent on an appeal to the Court of Appeal, up to and including the final hearing of the appeal.',
  APL27:
    "Limited to representation as respondent on an appeal to the Judge against a decision of the District Judge or Master, limited to obtaining Counsel's Opinion on the merits of defending the appeal.",
  APL29:
    'Limited to representation as respondent on an appeal to the Judge against a decision of the District Judge or Master, limited to',
  APL31:
    'Limited to representation as respondent on an appeal to the Judge against a decision of the District Judge or Master, up to and including the final hearing of the appeal.',
  APL48:
    'Limited to representation on an appeal to the High Court, up to and including the final hearing of the appeal.',
  APL49:
    "Limited to representation on an appeal to the High Court, limited to obtaining Counsel's Opinion on the merits of an appeal.",
  APL50: 'Limited to representation on an appeal to the High Court, limited to',
  APL51:
    "Limited to representation on an appeal to the Court of Appeal, limited to obtaining Counsel's Opinion on the merits of an appeal.",
  APL52:
    'Limited to representation on an appeal to the Court of Appeal, limited to all steps up to and including the hearing of an application for permission to appeal.',
  APL53: 'Limited to representation on an appeal to the Court of Appeal limited to',
  APL54:
    'Limited to representation on an appeal to the Court of Appeal, up to and including the final hearing of the appeal.',
  APL55:
    "Limited to representation on an appeal to the Judge against a decision of the District Judge or Master, limited to obtaining Counsel's Opinion on the merits of an appeal.",
  APL56:
    'Limited to representation on an appeal to the Judge against a decision of the District Judge or Master, limited to',
  APL57:
    'Limited to representation on an appeal to the Judge against a decision of the District Judge or Master, up to and including the final hearing of the appeal.',
  APL65:
    'Limited to representation as an appellant on an appeal in the family court LIMITED to obtaining Counsel’s opinion on the merits of an appeal.',
  APL66:
    'Limited to representation as respondent on an appeal in the family court LIMITED to obtaining counsel’s opinion on the merits of defending the appeal.',
  APL67: 'Llimited to be represented as appellant on an appeal in the family court LIMITED TO',
  APL68: 'Limited to be represented as respondent to an appeal in the family court, LIMITED TO',
  APL69:
    'Limited to representation as appellant on an appeal in the family court, up to and including the final hearing of the appeal.',
  APL70:
    'Limited to representation on an appeal in the family court, up to an including the final hearing of the appeal.',
  CV027: 'Limited to all steps (including any adjournment thereof) up to and including the hearing on',
  CV079:
    "Limited to obtaining external Counsel's Opinion or the opinion of an external solicitor with higher court advocacy rights on the information already available.",
  CV117:
    'Limited to all steps necessary to apply for an interim order; where application is made without notice to include representation on the return date.',
  CV118: 'Limited to all steps up to and including the hearing on [see additional limitation notes]',
  CV128:
    "Limited to obtaining counsel's opinion or the opinion of an external solicitor with higher court advocacy rights particularly in regard to the merits, quantum, and cost benefit of the action.",
  CV129:
    "Limited to obtaining counsel's opinion or the opinion of an external solicitor with higher court advocacy rights particularly in regard to the merits of the case.",
  EF012: 'Limited to an application for enforcement by way of an attachment of earnings order.',
  EF022: 'Limited to a further application for enforcement by way of committal for breach of an order or undertaking.',
  EF025: 'Limited to an application for enforcement by way of committal for breach of an order or undertaking.',
  EF026: 'Limited to an application to purge contempt and representation on purging contempt order.',
  EF027: 'Limited to enforcement of a contact order under Section 11J Children Act 1989',
  FM004:
    "Limited to all steps up to and including the Children and Family Reporter's Report and thereafter a solicitor's report.",
  FM007:
    "Limited to all steps up to and including the obtaining of blood tests or DNA tests and thereafter a solicitor's report.",
  FM015: 'Limited to a section 37 report only.',
  FM019:
    "Limited to all steps up to and including the exchange of evidence (including any welfare officer's/guardian ad litem's report) and directions appointments but not including a final contested hearing and thereafter to a solicitors report (or if so advised a Counsel's opinion) on the issues and prospects of success.",
  FM039:
    "Limited to all steps up to and including the final hearing save in the event of a Court and Family Reporter's/Children's Guardian's report unfavourable to the client, in which case the certificate is thereafter limited to a Solicitor's report or, if the Solicitor so advises, external Counsel's opinion or the opinion of an external solicitor with higher court advocacy rights on the merits of the matter continuing on a contested basis.",
  FM049:
    'Limited to all steps up to and including trial/final hearing and any action necessary to implement (but not enforce) the judgment or order.',
  FM054:
    "Limited where the applicant is overseas, to their return to the jurisdiction and thereafter a solicitor's report",
  FM059:
    'Limited to Family Help (Higher) and to all steps necessary to negotiate and conclude a settlement. To include the issue of proceedings and representation in those proceedings save in relation to or at a contested final hearing.',
  FM062:
    'Limited to all steps up to and including final hearing and any action necessary to implement (but not enforce) the order.',
  MC029:
    'Limited to an application for further directions pursuant to a provision allowing liberty to apply including steps to negotiate any settlement and complying with further directions.',
}
