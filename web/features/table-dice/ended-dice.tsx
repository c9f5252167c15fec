import type { contract } from '#contract/index.ts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQueryClient } from '#web/lib/queries/use-query.ts';
import { ShieldCheck } from 'lucide-react';
import { reckonAgain } from './reckon-again.ts';
import type { Reckoned } from './reckon-again.ts';

type Dice = InferContractRouterOutputs<typeof contract>['dice'];
type Rolls = Dice['rolls']['rolls'];

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What the check came to, in a sentence. */
function tell({ dice, wrong, isSame }: Reckoned): string {
  if (!isSame) return 'This is not the secret whose fingerprint was shown before the rolls.';
  if (wrong.length === 0 && dice < 2) return dice === 0 ? 'No dice were rolled.' : 'The one die fell as the secret says.';
  if (wrong.length === 0) return `All ${dice} dice fell as the secret says.`;
  return `${counted(wrong.length, 'roll', 'rolls')} did not fall as the secret says.`;
}

/** A secret that has ended: the browser reckons its dice again when it is asked to, and lists them. */
export function EndedDice({ campaignId, ended }: { campaignId: string; ended: Dice['get']['ended'][number] }) {
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: async () => {
      const rolls: Rolls = [];
      for (let from: number | null = 0; from !== null;) {
        const page: Dice['rolls'] = await queryClient.fetchQuery(
          calls.dice.rolls.queryOptions({ input: { campaignId, secretId: ended.id, from } }),
        );
        rolls.push(...page.rolls);
        from = page.next;
      }
      return { rolls, found: reckonAgain(ended, rolls) };
    },
    onError: (error) => notify.refusal(error, { title: 'Not checked', sentence: 'The rolls could not be loaded. Please try again.' }),
  });
  const { data } = check;
  const isWrong = data !== undefined && (!data.found.isSame || data.found.wrong.length > 0);
  return (
    <li className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {momentOf(ended.endedAt)}
          <span className="text-note text-ink-faint">
            {' '}
            · {counted(ended.rolls, 'roll', 'rolls')}
            {ended.isHidden && ', hidden'}
          </span>
        </span>
        <Button size="sm" icon={<ShieldCheck aria-hidden />} busy={check.isPending} onClick={() => check.mutate()}>
          Check
        </Button>
      </div>
      <p role="status" className={isWrong ? 'text-wine' : 'text-note'}>
        {data && tell(data.found)}
      </p>
      {data !== undefined && (
        <details>
          <summary className="cursor-pointer text-note">The rolls and the secret</summary>
          <p className="my-2 font-mono text-note break-all">{ended.secret}</p>
          {ended.added.length > 0 && <p className="mb-2 text-note">Added: {ended.added.join(' · ')}</p>}
          <ol className="flex max-h-60 flex-col gap-1 overflow-y-auto text-note" tabIndex={0} aria-label="Rolls">
            {data.rolls.map(({ number, sides, faces, rolledAt }) => (
              <li key={number} className={data.found.wrong.includes(number) ? 'text-wine' : undefined}>
                {momentOf(rolledAt)}: {sides.map((most, at) => `d${most} ${faces[at]}`).join(', ')}
              </li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
