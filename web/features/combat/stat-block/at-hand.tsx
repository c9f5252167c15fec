import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { actorOfCombatant } from '#web/features/combat/deeds/actor.ts';
import { DeedList } from '#web/features/combat/deeds/deed-list.tsx';
import { powerText, powerUses, usesOfPowers } from '#web/features/combat/deeds/power-uses.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { StatBlockLines } from './stat-block-lines.tsx';
import { sectionsOf } from './stat-block-sections.ts';
import { useMonsterDetails, useStatBlock } from './use-monster-details.ts';

interface AtHandProps {
  campaignId: string;
  figure: Figure;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

type Around = Pick<AtHandProps, 'target' | 'figures' | 'doing'>;

/** What somebody in a fight does besides attacks: bonus actions, reactions, and what comes with a hit. Nothing for who has none or is dead. */
export function AtHand({ campaignId, figure: { kind, health, whole }, ...around }: AtHandProps) {
  if (whole?.powers && health !== 'dead') return <OfCalled one={whole} powers={whole.powers} {...around} />;
  const source = kind === 'npc' && health !== 'dead' ? whole?.source : null;
  return typeof source === 'string' && whole ? <OfCreature campaignId={campaignId} source={source} one={whole} {...around} /> : null;
}

/** What somebody who was called does besides, by a stat block that stands in no bestiary. */
function OfCalled({ one, powers, ...around }: Around & { one: Combatant; powers: NonNullable<Combatant['powers']> }) {
  return (
    <DeedList
      actor={actorOfCombatant(one)}
      uses={usesOfPowers(one, powers)}
      textOf={({ used }) => (used.activity.note === undefined ? [] : [used.activity.note])}
      {...around}
    />
  );
}

function OfCreature({ campaignId, source, one, ...around }: Around & { campaignId: string; source: string; one: Combatant }) {
  const { name } = one;
  const { block, isError, retry } = useStatBlock(campaignId, source);
  if (isError) return <NotLoaded name={name} onRetry={retry} />;
  return block ? <OfBlock block={block} one={one} {...around} /> : null;
}

function OfBlock({ block, one, ...around }: Around & { block: StatBlock; one: Combatant }) {
  const { name } = one;
  const { details, failed, retry } = useMonsterDetails(block);
  if (failed) return <NotLoaded name={name} onRetry={retry} />;
  const { bonusActions, reactions } = sectionsOf(block, details);
  const uses = details ? powerUses(one, details) : [];
  if (bonusActions.length === 0 && reactions.length === 0 && uses.length === 0) return null;
  return (
    <section
      aria-label={`What else ${name} can do`}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3 text-control"
    >
      <StatBlockLines title="Bonus Actions" lines={bonusActions} />
      <StatBlockLines title="Reactions" lines={reactions} />
      {details && <DeedList actor={actorOfCombatant(one)} uses={uses} textOf={({ used }) => powerText(details, used.id)} {...around} />}
    </section>
  );
}

function NotLoaded({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-control text-wine">
      The bonus actions and reactions of {name} could not be loaded.
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
