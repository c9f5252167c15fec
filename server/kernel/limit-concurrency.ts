/** Runs at most `most` tasks at once; the others wait in the order they came. */
export function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next waiting task takes over the free slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
