import type { CampaignCard } from '#domain/campaign/campaign.ts';
import type { TableHero } from '#contract/play/combat-shapes.ts';
import type { Creature } from '#domain/encounter/creature.ts';
import { xpOfFoes } from '#domain/encounter/foes.ts';
import { warningsOf } from '#domain/encounter/warnings.ts';
import { encounterDifficulty } from '#domain/rules/encounter.ts';
import { difficultyWords } from '#web/lib/text/difficulty-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Link2, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { BudgetMeter } from './budget-meter.tsx';
import { warningText } from './encounter-words.ts';
import { FoeRow } from './foe-row.tsx';
import { IntoFight } from './into-fight.tsx';
import { addressOf } from './use-encounter.ts';
import type { Encounter } from './use-encounter.ts';

interface EncounterCardProps {
  encounter: Encounter;
  campaign: Pick<CampaignCard, 'id' | 'name'> | null;
  /** Who of the campaign takes part. */
  heroes: readonly TableHero[];
  onOpen: (creature: Creature) => void;
}

/** The encounter as it stands: what it costs, whom it is of, and what speaks against it. */
export function EncounterCard({ encounter, campaign, heroes, onOpen }: EncounterCardProps) {
  const { levels, foes, clear } = encounter;
  const heading = useRef<HTMLHeadingElement>(null);
  const { difficulty, xp, budget } = encounterDifficulty(levels, xpOfFoes(foes));
  const warnings = warningsOf(levels, foes);
  const isHard = difficulty === 'high' || difficulty === 'beyond high';
  return (
    <Card as="section" aria-labelledby="encounter-foes" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} id="encounter-foes" className="font-display text-name font-semibold">
          Encounter
        </h2>
        {levels.length > 0 && (
          <p role="status" className="[&>*]:whitespace-normal">
            <Badge tone={isHard ? 'wine' : 'sea'}>{difficultyWords[difficulty]}</Badge>
          </p>
        )}
      </div>
      {levels.length === 0 ? (
        <p className="text-control text-ink-soft">Say for how many heroes it is, to see what it may cost.</p>
      ) : (
        <BudgetMeter xp={xp} budget={budget} />
      )}
      {foes.length === 0 ? (
        <p className="text-control text-ink-soft">Nobody yet. Add creatures from the list, or have some suggested.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line" aria-label="Foes">
          {foes.map((foe) => (
            <FoeRow
              key={foe.id}
              foe={foe}
              encounter={encounter}
              onOpen={() => onOpen(foe.creature)}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul aria-label="Warnings" className="flex flex-col gap-2">
          {warnings.map((warning) => (
            <li key={warning.kind} className="flex gap-2 text-control text-ink-soft">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-candle" />
              {warningText(warning)}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {campaign && <IntoFight key={campaign.id} campaign={campaign} heroes={heroes} foes={foes} />}
        <CopyLink encounter={encounter} />
        {foes.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
    </Card>
  );
}

/**
 * The address of the encounter, to give away: with the levels of the heroes in place of their campaign. What was suggested for a
 * campaign or by lore is written down, as its lore and its own creatures are not everybody's.
 */
function CopyLink({ encounter: { choices, levels, foes } }: { encounter: Encounter }) {
  const [said, setSaid] = useState('');
  async function copy() {
    const drawn = choices.campaignId === undefined && choices.loreId === undefined ? {} : { written: foes, seed: undefined };
    const search = addressOf({ ...choices, ...drawn, campaignId: undefined, worldId: undefined, loreId: undefined, levels: [...levels] });
    const given = Object.entries(search).filter((each): each is [string, string] => each[1] !== undefined);
    const done = await copyText(`${location.origin}/tools/encounters?${new URLSearchParams(given).toString()}`);
    setSaid(done ? 'Copied.' : 'Your browser does not allow copying.');
  }
  return (
    <>
      <Button variant="outline" icon={<Link2 aria-hidden />} onClick={() => void copy()}>
        Copy link
      </Button>
      <p role="status" className="text-control text-ink-soft empty:hidden">
        {said}
      </p>
    </>
  );
}
