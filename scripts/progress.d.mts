export function withProgress<T>(
  title: string,
  work: () => Promise<T>,
  options?: { say?: (line: string) => void; detail?: () => string; interval?: number },
): Promise<T>
