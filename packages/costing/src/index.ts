export * from './money.ts'
export * from './vocabulary.ts'
