/** Gives what `work` does. @throws Error `no answer` when that takes longer than `ms` */
export async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
