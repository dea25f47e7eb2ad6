/** What Apollo says of a query: which part of its data is there. */
interface Result<Data> {
  data?: Data | undefined
  dataState: 'complete' | 'partial' | 'streaming' | 'empty'
}
const partial = new WeakSet<object>()

/**
 * The result of a query without data of which fields are missing. While a query waits for its first answer, Apollo
 * hands over what the cache has of it as soon as an optimistic response touches that, whatever the types promise.
 */
export function completeResult<R extends Result<object> & { previousData?: object | undefined }>(result: R): R {
  const { data, previousData } = result
  if (result.dataState === 'partial' && data) partial.add(data)
  const wasPartial = previousData !== undefined && partial.has(previousData)
  return {
    ...result,
    ...(result.dataState === 'partial' && { data: undefined, dataState: 'empty' }),
    ...(wasPartial && { previousData: undefined }),
  }
}
