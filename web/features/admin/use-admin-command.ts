import { calls, queryClient } from '#web/lib/api.ts';
import { confirmIdentity } from '#web/lib/calls/confirm.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

/**
 * Does something to the installation: asks for the password where the server wants it, and reloads what is shown. Why it
 * was not done is the caller's to show, with RefusedNote where one stands or as a notice.
 */
export function useAdminCommand<Input, Output>(
  call: (input: Input) => Promise<Output>,
  { onDone, onError }: { onDone?: (output: Output, input: Input) => void; onError?: (error: Error) => void } = {},
) {
  return useMutation({
    mutationFn: (input: Input) => confirmIdentity(() => call(input)),
    onSuccess: async (output, input) => {
      onDone?.(output, input);
      await queryClient.invalidateQueries({ queryKey: calls.admin.key() });
    },
    onError,
  });
}
