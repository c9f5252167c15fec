import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { signed } from '#web/features/combat/combat-text.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { useContent } from '#web/lib/use-content.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { CastChoice } from './cast-dialog.tsx';
import type { Caster } from './caster.ts';
import { asksFirst, figuresOfUse, needsNoTarget, usesOf, usualSlot, whyNot } from './spell-use.ts';
import type { SpellUse } from './spell-use.ts';

const CastDialog = lazy(() => import('./cast-dialog.tsx').then((module) => ({ default: module.CastDialog })));

interface SpellListProps {
  caster: Caster;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
  /** Only those that answer what others do. */
  reactionsOnly?: boolean;
}

const groupOf = ({ isLater, spell, left, castAt }: SpellUse) => {
  if (isLater) return 'Active spells';
  if (spell.level === 0) return 'Cantrips';
  if (castAt !== null) return left === null ? 'At will' : 'Times per day';
  return `Level ${spell.level}`;
};

async function loadLevels(levels: readonly number[]) {
  const maps = await Promise.all(levels.map(loadSpellDetails));
  return new Map(maps.flatMap((each) => [...each]));
}

/** The spells of whoever acts, as buttons: with a target chosen one press casts; what asks for more opens a dialog. */
export function SpellList({ caster, target, figures, doing, reactionsOnly = false }: SpellListProps) {
  const levels = [...new Set(caster.spells.map(({ spell }) => spell.level))].toSorted((one, other) => one - other);
  const { data, failed, retry } = useContent('spell-details-of', levels.join(), () => loadLevels(levels));
  const [asked, setAsked] = useState<SpellUse | null>(null);
  if (failed) return <LoadFailed onRetry={retry} />;
  if (data === undefined) return <p className="text-note text-ink-soft">Loading the spells …</p>;
  const uses = usesOf(caster, data).filter(({ used }) => !reactionsOnly || used.takes === 'reaction');
  if (uses.length === 0) return null;
  const cast = (use: SpellUse, choice: CastChoice) =>
    doing.step({ name: 'castSpell', actorId: caster.id, spell: use.spell.id, activity: use.index, ...choice });
  const press = (use: SpellUse) => {
    const targetIds = needsNoTarget(use) ? [] : target ? [target.id] : null;
    if (asksFirst(use, caster) || targetIds === null) setAsked(use);
    else void cast(use, { slot: usualSlot(use), targetIds, choice: null, damageType: null, cover: 'none' });
  };
  return (
    <section aria-label={reactionsOnly ? 'Reactions' : `Spells of ${caster.name}`} className="flex flex-col gap-3">
      <h4 className="text-control font-semibold">
        {reactionsOnly ? 'Reactions' : 'Spells'}{' '}
        <span className="figures text-note font-normal text-ink-soft">
          save DC {caster.dc} · {signed(caster.toHit)} to hit
        </span>
      </h4>
      {[...Map.groupBy(uses, groupOf)].map(([title, each]) => (
        <div key={title} role="group" aria-label={title} className="flex flex-col gap-2">
          <h5 className="figures flex justify-between gap-2 text-note font-semibold text-ink-soft">
            {title}
            <SlotsLeft title={title} caster={caster} />
          </h5>
          {each.map((use) => (
            <SpellRow
              key={use.key}
              use={use}
              caster={caster}
              busy={doing.busy}
              onPress={() => press(use)}
              onOptions={() => setAsked(use)}
            />
          ))}
        </div>
      ))}
      {asked && (
        <Suspense>
          <CastDialog
            key={asked.key}
            use={asked}
            caster={caster}
            details={data.get(asked.spell.name)}
            figures={figures}
            target={target}
            busy={doing.busy}
            onClose={() => setAsked(null)}
            onCast={(choice) => void cast(asked, choice).then((done) => done && setAsked(null))}
          />
        </Suspense>
      )}
    </section>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-control text-wine">
      The spells could not be loaded.
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface SpellRowProps {
  use: SpellUse;
  caster: Caster;
  busy: boolean;
  onPress: () => void;
  onOptions: () => void;
}

/** A spell to press, and beside it what else can be said about it. */
function SpellRow({ use, caster, busy, onPress, onOptions }: SpellRowProps) {
  const reason = whyNot(use, caster);
  return (
    <div className="flex items-stretch gap-1">
      <ActionButton name={use.name} aside={reason} off={reason !== undefined || busy} onPress={onPress}>
        {figuresOfUse(use, caster)}
      </ActionButton>
      <IconButton
        label={`Options for ${use.name}`}
        icon={<SlidersHorizontal aria-hidden />}
        aria-disabled={reason !== undefined || undefined}
        onClick={() => reason === undefined && onOptions()}
      />
    </div>
  );
}

function SlotsLeft({ title, caster }: { title: string; caster: Caster }) {
  const row = caster.slots.find(({ level }) => title === `Level ${level}`);
  if (!row) return null;
  return (
    <span className="font-normal">
      {row.left} {row.left === 1 ? 'slot' : 'slots'} left
    </span>
  );
}
