export * from './money.ts'
export * from './vocabulary.ts'
export * from './items/hearing.ts'
