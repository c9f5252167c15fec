import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { StatBlockLines } from './stat-block-lines.tsx';
import { sectionsOf } from './stat-block-sections.ts';
import { useMonsterDetails, useStatBlock } from './use-monster-details.ts';

interface AtHandProps {
  campaignId: string;
  figure: Figure;
}

/** The bonus actions and reactions of somebody in a fight, to read; nothing for who has none or is dead. */
export function AtHand({ campaignId, figure: { kind, health, name, whole } }: AtHandProps) {
  const source = kind === 'npc' && health !== 'dead' ? whole?.source : null;
  return typeof source === 'string' ? <OfCreature campaignId={campaignId} source={source} name={name} /> : null;
}

function OfCreature({ campaignId, source, name }: { campaignId: string; source: string; name: string }) {
  const { block, isError, retry } = useStatBlock(campaignId, source);
  if (isError) return <NotLoaded name={name} onRetry={retry} />;
  return block ? <OfBlock block={block} name={name} /> : null;
}

function OfBlock({ block, name }: { block: StatBlock; name: string }) {
  const { details, failed, retry } = useMonsterDetails(block);
  if (failed) return <NotLoaded name={name} onRetry={retry} />;
  const { bonusActions, reactions } = sectionsOf(block, details);
  if (bonusActions.length === 0 && reactions.length === 0) return null;
  return (
    <section
      aria-label={`Bonus actions and reactions of ${name}`}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3 text-control"
    >
      <StatBlockLines title="Bonus Actions" lines={bonusActions} />
      <StatBlockLines title="Reactions" lines={reactions} />
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
