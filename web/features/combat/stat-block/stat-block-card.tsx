import { entryIdOf } from '#domain/homebrew-id.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { hitPointsText } from '#domain/srd/monsters/hit-dice.ts';
import { modifierOf } from '#domain/rules/ability.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { signed } from '#domain/combat/deeds/attack-figures.ts';
import { StatBlockLines } from './stat-block-lines.tsx';
import { sectionsOf } from '#domain/combat/deeds/stat-block-sections.ts';
import { useMonsterDetails } from './use-monster-details.ts';
import { StatBlockPowers } from './stat-block-powers.tsx';

const abilities = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;

/** A creature of the SRD: its numbers, what it resists, what it does. */
export function StatBlockCard({ block }: { block: StatBlock }) {
  return (
    <div className="flex flex-col gap-3 text-control text-ink">
      <p className="text-ink-soft italic">
        {block.size} {block.type}, {block.alignment}
      </p>
      <p className="figures">
        <strong>AC</strong> {block.armorClass} · <strong>HP</strong> {hitPointsText(block.hitDice)} · <strong>Initiative</strong>{' '}
        {signed(block.initiativeBonus)} · <strong>CR</strong> {block.challenge} ({block.xp} XP)
      </p>
      <dl className="grid grid-triples gap-1.5 sm:grid-cols-6">
        {abilities.map((ability) => (
          <div key={ability} className="rounded-control border border-line bg-surface px-1 py-1.5 text-center">
            <dt className="text-note text-ink-soft">
              <abbr title={ability} className="no-underline">
                {ability.slice(0, 3).toUpperCase()}
              </abbr>
            </dt>
            <dd className="figures font-semibold">
              {block.abilities[ability]} <span className="font-normal text-ink-soft">({signed(modifierOf(block.abilities[ability]))})</span>
            </dd>
            <dd className="figures text-note text-ink-soft">save {signed(block.saves[ability])}</dd>
          </div>
        ))}
      </dl>
      <Facts block={block} />
      <StatBlockFeatures block={block} />
      <p className="text-note text-ink-soft">{srdAttribution}</p>
    </div>
  );
}

function Facts({ block }: { block: StatBlock }) {
  const facts = [
    ['Speed', speedText(block.speeds)],
    [
      'Skills',
      Object.entries(block.skills)
        .map(([skill, bonus]) => `${skill} ${signed(bonus)}`)
        .join(', '),
    ],
    ['Vulnerable to', block.vulnerabilities.join(', ')],
    ['Resists', block.resistances.join(', ')],
    ['Immune to', [...block.immunities, ...block.conditionImmunities].join(', ')],
    [
      'Senses',
      [...Object.entries(block.senses).map(([sense, feet]) => `${sense} ${feet} ft`), `passive perception ${block.passivePerception}`].join(
        ', ',
      ),
    ],
    ['Speaks', block.languages],
    ['Also carries', (block.gear ?? []).join(', ')],
  ].filter(([, text]) => text !== '');
  return (
    <dl className="flex flex-col gap-0.5">
      {facts.map(([term, text]) => (
        <div key={term} className="flex gap-2">
          <dt className="shrink-0 font-semibold">{term}</dt>
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Traits, actions and all else that it does: what the facts say at once, and in full when the details are there. */
function StatBlockFeatures({ block }: { block: StatBlock }) {
  const { details, failed, retry } = useMonsterDetails(block);
  const { traits, actions, bonusActions, reactions, spells, legendary } = sectionsOf(block, details);
  return (
    <>
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 text-wine">
          The description of {block.name} could not be loaded.
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {!failed && details === undefined && entryIdOf(block.id) === null && (
        <p className="text-note text-ink-soft">Loading the description …</p>
      )}
      <StatBlockLines title="Traits" lines={traits} />
      <StatBlockLines title="Actions" lines={actions} />
      <StatBlockLines title="Bonus Actions" lines={bonusActions} />
      <StatBlockLines title="Reactions" lines={reactions} />
      <StatBlockPowers block={block} spells={spells} legendary={legendary} />
    </>
  );
}

function speedText({ hover, ...speeds }: StatBlock['speeds']): string {
  const said = Object.entries(speeds).map(([way, feet]) => (way === 'walk' ? `${feet} ft` : `${way} ${feet} ft`));
  return [...said, ...(hover === true ? ['hovers'] : [])].join(', ');
}
