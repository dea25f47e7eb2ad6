import { existsSync, readFileSync, readdirSync } from 'node:fs'

/** Linux counts in hundredths of a second here (USER_HZ), whatever its own clock. */
const MS_PER_TICK = 10

interface ProcessTimes {
  parent: number
  /** The CPU time of the process and of its children that have ended, in ticks, in user and in kernel mode. */
  ticks: number
}
/** The processes of this machine by their id. */
type Processes = ReadonlyMap<number, ProcessTimes>

/** Whether this system tells the CPU time of other processes: Linux does. */
export const hasProcessTimes = existsSync('/proc/self/stat')

/** Reads the content of `/proc/PID/stat` (proc(5)). Throws if it is not of that form. */
export function parseProcessTimes(stat: string): ProcessTimes {
  // The name of the program stands in parentheses and may itself hold parentheses and spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [, parent = Number.NaN] = fields.slice(0, 2).map(Number)
  // utime, stime, cutime, cstime: fields 14 to 17, of which the first here is the third.
  const times = fields.slice(11, 15).map(Number)
  const ticks = times.reduce((sum, time) => sum + time, 0)
  if (times.length < 4 || !Number.isInteger(parent) || !Number.isInteger(ticks))
    throw new Error(`These are not the times of a process: ${stat.slice(0, 200)}`)
  return { parent, ticks }
}

/**
 * The CPU time in milliseconds of a process and of everything it started, whether it still runs or has ended: a
 * PostgreSQL server starts a process for each connection. Throws if the process has ended, because another may have
 * taken its place.
 */
export function cpuTimeOf(processes: Processes, pid: number): number {
  const own = processes.get(pid)
  if (!own) throw new Error(`The process ${pid} has ended.`)
  let total = own.ticks * MS_PER_TICK
  for (const [child, { parent }] of processes) if (parent === pid) total += cpuTimeOf(processes, child)
  return total
}

/** Reads the times of all processes at once. Leaves out those that end meanwhile; their parents have their times. */
export function readProcesses(): Processes {
  const processes = new Map<number, ProcessTimes>()
  for (const name of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      processes.set(Number(name), parseProcessTimes(readFileSync(`/proc/${name}/stat`, 'utf8')))
    } catch (error) {
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  return processes
}

/** The process below `root` that runs a script, by its command line. Throws if there is none. */
export function findProcess(processes: Processes, root: number, script: string): number {
  const isBelow = (pid: number): boolean => pid === root || (processes.has(pid) && isBelow(processes.get(pid)!.parent))
  for (const pid of processes.keys())
    if (isBelow(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(script)) return pid
  throw new Error(`No process runs ${script}.`)
}
