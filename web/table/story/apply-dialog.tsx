import type { Message } from '#domain/chat/message.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { targetIn } from '#web/features/combat/target.ts';
import { applyDamage, hasRoll } from './applied-damage.ts';
import { offeredAmount, offeredTo } from './offered-damage.ts';
import type { DamageTarget, Way } from './applied-damage.ts';

const titles: Record<Way, string> = { damage: 'Apply damage', half: 'Apply half of the damage', heal: 'Heal' };

/** Whom it was done to last: the same are offered again. */
let lastIds: readonly string[] = [];

/** Those who can be given a roll: heroes of the table, and everybody else who lives in a running fight; and whom one aims at there. */
function useTargets(
  { campaignId, applied }: Message,
  index: number,
): { targets: DamageTarget[]; isAnybodyLeftOut: boolean; aimedId: string | null } {
  const heroes = useQuery(calls.characters.list.queryOptions({ input: { campaignId } })).data ?? [];
  const fight = useQuery(calls.combat.get.queryOptions({ input: { campaignId } })).data?.fight;
  const runs = fight?.view.phase === 'running';
  const foes = runs ? fight.view.combatants.filter(({ kind, health }) => kind === 'npc' && health !== 'dead') : [];
  const all = [
    ...foes.map(({ id, name }) => ({ id, name, isHero: false })),
    ...heroes.filter(({ life, isDamaged }) => life !== 'dead' && !isDamaged).map(({ id, name }) => ({ id, name, isHero: true })),
  ];
  const targets = all.filter(({ id }) => !hasRoll(applied, index, id));
  return { targets, isAnybodyLeftOut: targets.length < all.length, aimedId: runs ? targetIn(fight.id) : null };
}

interface ApplyDialogProps {
  message: Message;
  /** Which of its rolls. */
  index: number;
  total: number;
  type: DamageType | null;
  way: Way;
  onClose: () => void;
}

/** Says whom a number of damage hits, or heals. The number stands ready to be typed over; Enter does it. */
export function ApplyDialog({ message, index, total, type, way, onClose }: ApplyDialogProps) {
  const { campaignId, id: messageId } = message;
  const { targets, isAnybodyLeftOut, aimedId } = useTargets(message, index);
  const [text, setText] = useState(String(offeredAmount(total, way)));
  const [picked, pick] = useState<readonly string[] | null>(null);
  const [isTried, setTried] = useState(false);
  const chosen = picked ?? offeredTo(targets, way, { lastIds, aimedId });
  const amount = /^\d{1,5}$/.test(text.trim()) && Number(text) <= gameLimits.hitPoints ? Number(text) : null;
  const applying = useMutation({
    mutationFn: (to: { amount: number; targets: DamageTarget[] }) =>
      applyDamage({ campaignId, messageId, index }, to.targets, { way, amount: to.amount, type }),
    onSuccess: onClose,
    onError: (error) =>
      notify.refusal(error, { title: 'Not applied', sentence: 'The server did not answer. Look at the hit points, then try again.' }),
  });
  return (
    <FormDialog
      title={titles[way]}
      action={way === 'heal' ? 'Heal' : 'Apply'}
      busy={applying.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (amount === null || chosen.length === 0) return;
        lastIds = chosen;
        applying.mutate({ amount, targets: targets.filter(({ id }) => chosen.includes(id)) });
      }}
    >
      <TextField
        label="Hit points"
        inputMode="numeric"
        autoFocus
        hint={type === null || way === 'heal' ? undefined : `${capitalize(type)} damage: resistance and the like count by themselves.`}
        maxLength={5}
        controlClassName="figures"
        error={amount === null ? `A whole number from 0 to ${gameLimits.hitPoints.toLocaleString('en')}.` : undefined}
        value={text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset>
        <legend className="mb-1.5 text-control font-semibold">To whom</legend>
        <div className="flex flex-col gap-2">
          {targets.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(on) => pick(targets.map((each) => each.id).filter((each) => (each === id ? on : chosen.includes(each))))}
            />
          ))}
        </div>
        {isAnybodyLeftOut && (
          <p className="mt-1.5 text-note text-ink-soft">Whoever has this roll already is left out: undo it on the card first.</p>
        )}
        {isTried && chosen.length === 0 && <p className="mt-1.5 text-note font-semibold text-wine">Choose somebody.</p>}
      </fieldset>
    </FormDialog>
  );
}
