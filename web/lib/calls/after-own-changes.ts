import { queryClient } from '#web/lib/api.ts';
import type { QueryKey } from '#web/lib/queries/query-key.ts';

/** Acts at once, or, while one's own changes of a kind are on their way, after the last answer: what shows at once is not wiped away. */
export function afterOwnChanges(mutationKey: QueryKey, act: () => void): void {
  const isChanging = () => queryClient.isMutating({ mutationKey }) > 0;
  if (!isChanging()) return act();
  const stop = queryClient.subscribeToMutations(() => {
    if (isChanging()) return;
    stop();
    act();
  });
}
