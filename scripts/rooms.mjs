/**
 * The rooms of each package, and which others each may import, lowest first: every name in a list stands above it. A
 * room is a folder of `packages/<package>/src`, or one file of the root that rooms need: then its name ends in `.ts`.
 * The rest of the root, which is the files directly in `src`, may import every room, and no room may import it.
 *
 * `npm run arrows` fails on an import that is not listed here, on a listed one that nothing uses, on a name before its
 * room, and on a folder without an entry. Tests and examples may import what they like, as long as no files form a
 * circle.
 */

/** The rooms on which a package stands: every room listed below them may import them, and does not say so. */
export const ground = {
  costing: ['vocabulary', 'rates'],
  schema: ['text', 'labels.ts', 'uuid.ts', 'notation', 'struct-rules.ts', 'structs.ts', 'field.ts', 'names.ts'],
  api: ['db', 'errors', 'telemetry', 'access', 'http', 'audit'],
  gateway: ['errors', 'access', 'upstream', 'context'],
  web: ['store.ts', 'formats', 'navigation', 'drafts', 'ui', 'access', 'apollo'],
}

export const rooms = {
  costing: {
    // The words of the rules, with money and dates; and the tables of rates.
    vocabulary: [],
    rates: [],
    // Days that courts count, by what they end, and what costs earn until they are paid.
    deadlines: [],
    interest: [],
    // What is priced, and what comes of it.
    facts: [],
    bills: ['facts'],
    // What is allowed of a bill.
    assessment: ['bills'],
    // How: one kind of item, one set of rules, what a costs officer would raise, and an area of work with all of these.
    items: ['facts', 'bills'],
    schemes: ['facts', 'bills', 'items'],
    filing: ['facts', 'bills', 'items', 'schemes'],
    areas: ['facts', 'bills', 'items', 'schemes', 'filing'],
  },
  schema: {
    // Texts, words and notations; the struct of a value; the fields of a form, and their names on the wire.
    'http.ts': [],
    'service.ts': [],
    'product.ts': [],
    'network.ts': [],
    // What is counted, traced and logged of every request.
    telemetry: ['http.ts', 'service.ts', 'product.ts', 'network.ts'],
    text: [],
    'labels.ts': [],
    'uuid.ts': [],
    notation: [],
    'struct-rules.ts': [],
    'structs.ts': [],
    'field.ts': [],
    'names.ts': [],
    'external-ids': [],
    'additions.ts': [],
    'tab-names.generated.ts': [],
    sdl: [],
    errors: [],
    // What a kind of item is, and the kinds; a case, and the areas of work.
    'kind.ts': ['additions.ts', 'tab-names.generated.ts'],
    items: ['sdl', 'kind.ts'],
    cases: [],
    areas: ['external-ids', 'additions.ts', 'sdl', 'kind.ts', 'items', 'cases'],
    // People.
    access: [],
    users: ['external-ids', 'access'],
    'api-clients': ['access'],
    webhooks: [],
    clients: ['external-ids'],
    // What a directory provisions.
    scim: ['access', 'users'],
    // What is said and shown of cases.
    bills: [],
    budgets: [],
    bulk: [],
    deadlines: [],
    'row-moves': ['kind.ts'],
    'case-copies': [],
    'case-views': [],
    enhancements: [],
    'expert-types': [],
    files: [],
    filing: [],
    ledger: [],
    'people-import': ['access', 'ledger'],
    notifications: ['cases', 'areas', 'deadlines'],
    rates: [],
    search: [],
    assessment: [],
    reports: ['assessment'],
    audit: ['external-ids', 'filing', 'deadlines', 'assessment'],
    'firm-archive': [],
    'administration-audit': ['access', 'files', 'audit'],
    changes: ['items', 'access'],
    removals: [],
    // What describes the REST API.
    rest: [
      'administration-audit',
      'firm-archive',
      'removals',
      'kind.ts',
      'items',
      'cases',
      'areas',
      'access',
      'users',
      'api-clients',
      'clients',
      'scim',
      'case-views',
      'notifications',
      'rates',
      'webhooks',
      'bulk',
      'row-moves',
      'case-copies',
      'reports',
      'changes',
      'deadlines',
      'assessment',
    ],
    vocabulary: ['access', 'changes'],
  },
  api: {
    // The ground: the database, refusals, who asks, the request, and what is recorded of a change.
    db: [],
    errors: [],
    telemetry: [],
    access: [],
    http: [],
    audit: [],
    // What needs the ground alone, and firms with their people.
    fonts: [],
    jobs: [],
    mail: ['jobs'],
    // What a password must be, and the links by which people choose one.
    accounts: ['jobs', 'mail'],
    'second-factor': ['jobs', 'mail', 'accounts'],
    areas: [],
    'case-views': [],
    'expert-types': [],
    'external-ids': [],
    clients: ['external-ids'],
    users: ['accounts', 'second-factor', 'external-ids', 'clients'],
    'api-clients': ['clients', 'users'],
    // What a directory provisions.
    scim: ['external-ids', 'clients', 'users'],
    changes: [],
    // What a case and an item are.
    cases: ['areas', 'external-ids'],
    items: ['fonts', 'areas', 'cases'],
    'row-security': ['items'],
    // What hangs on them.
    enhancements: ['cases'],
    notifications: ['jobs', 'mail', 'users', 'items'],
    // The dates that run in cases.
    deadlines: ['cases', 'notifications'],
    calendars: ['deadlines'],
    // What goes from one person to another.
    'hand-over': ['users', 'case-views', 'notifications'],
    // Who changed what of firms and people.
    'administration-audit': ['clients', 'users'],
    webhooks: ['clients', 'notifications'],
    // Where people sign in.
    'sign-in': ['jobs', 'accounts', 'second-factor', 'notifications'],
    files: ['cases', 'items'],
    // What is read of sheets.
    ledger: ['jobs', 'cases', 'items', 'notifications', 'webhooks', 'files'],
    // What they come to.
    bills: ['jobs', 'areas', 'clients', 'cases', 'items'],
    budgets: ['areas', 'clients', 'cases', 'bills'],
    search: ['items', 'bills'],
    filing: ['fonts', 'clients', 'cases', 'items', 'bills', 'search'],
    // What is made of a case that is completed.
    outputs: [
      'fonts',
      'jobs',
      'cases',
      'items',
      'enhancements',
      'notifications',
      'webhooks',
      'files',
      'bills',
      'budgets',
      'filing',
    ],
    // What is offered and allowed of its bill.
    assessment: ['jobs', 'clients', 'cases', 'deadlines', 'files', 'items', 'ledger', 'bills', 'outputs'],
    // What reads and changes them on request.
    'item-routes': ['cases', 'items', 'notifications', 'webhooks', 'files', 'bills', 'filing'],
    'case-routes': [
      'areas',
      'deadlines',
      'external-ids',
      'clients',
      'cases',
      'items',
      'enhancements',
      'notifications',
      'webhooks',
      'files',
      'bills',
      'search',
      'outputs',
      'assessment',
      'item-routes',
    ],
    'audit-routes': ['cases', 'items', 'enhancements', 'item-routes', 'case-routes'],
    // What reaches many rows at once.
    'row-moves': ['cases', 'items', 'files', 'item-routes'],
    'case-copies': ['areas', 'cases', 'items', 'bills', 'case-routes', 'row-moves'],
    bulk: ['cases', 'items', 'outputs', 'item-routes', 'case-routes'],
    reports: ['bills', 'case-routes'],
    revaluation: ['jobs', 'clients', 'items', 'notifications', 'bills'],
    rates: ['clients', 'cases', 'items', 'bills', 'ledger', 'revaluation'],
    'client-routes': ['external-ids', 'clients', 'users', 'cases', 'items', 'revaluation'],
    // What was entered wrongly, removed and brought back.
    removals: ['accounts', 'external-ids', 'clients', 'cases', 'items', 'client-routes'],
    'people-import': ['accounts', 'clients', 'users', 'items', 'ledger', 'removals'],
    merging: ['clients', 'users', 'cases', 'items', 'row-security', 'bills', 'revaluation'],
    // All data of a firm, for its owner.
    'firm-archive': ['jobs', 'users', 'items', 'row-security', 'files', 'bills', 'outputs'],
    // The demonstration.
    seed: ['clients', 'cases', 'items', 'budgets', 'outputs', 'item-routes', 'case-routes', 'ledger'],
  },
  gateway: {
    // The ground: errors, who asks, the hosts, and what a request knows.
    errors: [],
    access: [],
    upstream: [],
    context: [],
    // What every question needs: permissions, its limits and cost, the names of records.
    viewer: [],
    operations: [],
    names: [],
    'external-ids': [],
    sheets: [],
    // Firms with their people and rates.
    rates: ['viewer'],
    clients: ['viewer', 'operations', 'external-ids', 'rates'],
    users: ['viewer', 'names', 'external-ids', 'clients'],
    'api-clients': ['viewer'],
    webhooks: [],
    'case-views': ['viewer'],
    'expert-types': [],
    // Cases and their documents; what a case comes to; its items.
    cases: ['viewer', 'operations', 'names', 'external-ids', 'sheets', 'clients'],
    files: ['viewer', 'operations', 'cases'],
    bills: ['cases'],
    items: ['operations', 'names', 'expert-types', 'cases', 'files', 'bills'],
    // What hangs on them.
    figures: ['items'],
    deadlines: ['viewer', 'cases', 'figures'],
    calendars: ['viewer', 'operations'],
    outputs: ['cases', 'figures'],
    assessment: ['cases'],
    notes: ['cases', 'items'],
    audit: ['cases'],
    'administration-audit': ['sheets'],
    'firm-archive': ['viewer'],
    budgets: ['cases'],
    enhancements: ['cases'],
    bulk: ['operations', 'cases', 'items'],
    'row-moves': ['viewer', 'cases', 'items'],
    'case-copies': ['viewer', 'cases'],
    removals: ['viewer', 'cases'],
    export: ['operations'],
    filing: [],
    notifications: ['operations'],
    search: ['viewer', 'clients', 'cases'],
    reports: ['sheets', 'cases'],
    changes: [],
    about: [],
    vocabulary: [],
    // What is counted and logged of every request.
    telemetry: ['files'],
    // The pages about the interface.
    docs: ['operations', 'files', 'items', 'figures', 'notes', 'audit'],
  },
  web: {
    // The ground: state outside React, how values are written, where screens are, what is kept on this device, what
    // every page is made of, who is signed in, and requests.
    'store.ts': [],
    formats: [],
    navigation: [],
    drafts: [],
    ui: [],
    access: [],
    apollo: [],
    // What is recorded of firms and people: their pages show it, and `audit` has the page of all of it.
    'administration-audit': [],
    // Files, and firms with their people.
    files: [],
    // Rows of a file that are looked at before they are stored.
    'sheet-import': ['files'],
    revaluation: [],
    removals: [],
    // All data of a firm.
    'firm-archive': ['files'],
    // The mark of a firm.
    'client-mark': ['files'],
    clients: ['administration-audit', 'revaluation', 'removals', 'firm-archive', 'client-mark'],
    users: ['administration-audit', 'files', 'sheet-import', 'clients'],
    'api-clients': ['administration-audit'],
    webhooks: ['administration-audit', 'clients', 'api-clients'],
    // Money: what an hour costs, what a case comes to, and what of it differs by area of work.
    rates: ['administration-audit', 'files', 'revaluation', 'clients'],
    bills: ['rates'],
    areas: ['bills'],
    budgets: ['areas'],
    // A case, its papers and what is recorded of it; lists of cases.
    deadlines: [],
    outputs: ['files'],
    audit: ['administration-audit', 'files', 'clients', 'users', 'rates'],
    'case-views': [],
    cases: ['files', 'removals', 'clients', 'areas', 'deadlines', 'outputs', 'audit', 'case-views'],
    search: ['cases'],
    reports: ['files', 'cases'],
    enhancements: ['bills', 'cases'],
    // Items: their check before filing, the import of time, and their forms and lists.
    filing: ['bills'],
    ledger: ['files', 'sheet-import'],
    items: ['files', 'rates', 'cases', 'bills', 'filing', 'ledger'],
    // The assessment of a completed bill.
    assessment: ['cases', 'files', 'items', 'outputs', 'sheet-import'],
    // Screens: of a case, and of the person; and the frame around all of them.
    workspace: [
      'files',
      'bills',
      'areas',
      'budgets',
      'deadlines',
      'outputs',
      'cases',
      'enhancements',
      'filing',
      'items',
      'assessment',
    ],
    notifications: [],
    developers: ['files'],
    settings: ['users', 'api-clients', 'webhooks', 'rates', 'notifications'],
    shell: [
      'client-mark',
      'developers',
      'removals',
      'clients',
      'users',
      'webhooks',
      'rates',
      'audit',
      'cases',
      'search',
      'reports',
      'workspace',
      'notifications',
      'settings',
    ],
  },
}
