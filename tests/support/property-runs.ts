import { configureGlobal } from 'fast-check'
import { runs } from '../../dev/property-runs.ts'

/** For the properties that do not say themselves how often they are tried. */
const FEW = 100
configureGlobal({ numRuns: runs(FEW) })
