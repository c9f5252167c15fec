import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { StatBlockSections } from '#domain/combat/deeds/stat-block-sections.ts';
import { effectText, signed } from '#domain/combat/deeds/attack-figures.ts';
import { spellGroups, spellText } from '#web/features/combat/combat-text.ts';

interface StatBlockPowersProps extends Pick<StatBlockSections, 'spells' | 'legendary'> {
  block: StatBlock;
}

/** Spells and legendary actions of a creature; nothing for creatures that have neither. */
export function StatBlockPowers({ block: { spellcasting, legend }, spells, legendary }: StatBlockPowersProps) {
  return (
    <>
      <Spells spellcasting={spellcasting} text={spells} />
      <Legendary legend={legend} texts={legendary} />
    </>
  );
}

function Spells({ spellcasting, text }: Pick<StatBlock, 'spellcasting'> & { text: string | null }) {
  if (!spellcasting) return null;
  const { ability, dc, toHit, spells } = spellcasting;
  return (
    <div>
      <p className="figures">
        <strong>Spells</strong> by {ability}, save {dc}, {signed(toHit)} to hit
      </p>
      {text !== null && <p>{text}</p>}
      <ul className="flex flex-col gap-0.5">
        {spellGroups(spells).map(({ title, spells: each }) => (
          <li key={title}>
            <strong>{title}.</strong> {each.map(spellText).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Legendary({ legend, texts }: Pick<StatBlock, 'legend'> & { texts: StatBlockSections['legendary'] }) {
  if (!legend) return null;
  const { actions, resistances, lair, legendaryActions } = legend;
  const more = lair ? ', +1 in its lair' : '';
  return (
    <>
      <p>
        <strong>Legendary Resistance.</strong> {resistances} times a day{more}, a failed save is made after all.
      </p>
      {legendaryActions.length > 0 && (
        <div>
          <p>
            <strong>Legendary Actions.</strong> {actions} between its turns{more}, each after the turn of somebody else.
          </p>
          <ul className="flex flex-col gap-0.5">
            {legendaryActions.map(({ name, text, effect, once }) => (
              <li key={name} className="figures">
                <strong>{name}.</strong> {text}
                {effect ? ` ${effect.area}; ${effectText(effect)}.` : ''}
                {once ? ' Once between its turns.' : ''}
                {texts.has(name) ? ` ${texts.get(name)}` : ''}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
