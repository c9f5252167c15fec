import { placeNames } from '#domain/character/inventory/place-names.ts';
import { listText } from '#domain/text/list-text.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { Sheet } from '#domain/character/sheet/sheet.ts';
import { FightTold } from './fight-told.tsx';
import { RolledNumber } from './figures/rolled-number.tsx';
import { SheetStrikes } from '#web/features/characters/rolls/sheet-strikes.ts';
import { use } from 'react';
import { bonusText, damageText } from './figures/figure-text.ts';

/** Every weapon with what it hits and hurts for. In one's turn of a fight an attack is part of it. */
export function Attacks({ sheet: { attacks, attacksPerTurn }, characterId }: { sheet: Sheet; characterId: string }) {
  const { strikeOf } = use(SheetStrikes);
  return (
    <>
      {attacksPerTurn > 1 && <p className="mb-2 text-note text-ink-soft">{attacksPerTurn} blows with each attack action.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {attacks.map((attack) => (
          <li key={attack.itemId ?? 'hands'} className="flex flex-col gap-0.5 py-2 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center gap-x-2 md:gap-x-3">
              <span className="min-w-0 flex-1 basis-24 text-control font-semibold">{attack.name}</span>
              <span className="figures text-control font-semibold">
                <RolledNumber
                  what={{ kind: 'attack', itemId: attack.itemId }}
                  rolls={`${attack.name} attack`}
                  label={`${attack.name} to hit`}
                  figure={attack.toHit}
                  shown={bonusText(attack.toHit.value)}
                  inFight={strikeOf?.(characterId, attack.name) ?? null}
                />
              </span>
              <span className="figures text-control font-semibold">
                <RolledNumber
                  what={{ kind: 'damage', itemId: attack.itemId, critical: false }}
                  rolls={`${attack.name} damage`}
                  label={`${attack.name} damage`}
                  figure={attack.damage}
                  shown={damageText(attack.dice, attack.damage.value)}
                  note={`Added to ${attack.dice}.`}
                />
              </span>
            </div>
            <FightTold of={attack.name} />
            <p className="text-note text-ink-soft">
              {[
                capitalize(listText(attack.damageTypes ?? [attack.damageType], 'or')),
                attack.range,
                attack.isPact === true ? `pact weapon, with ${capitalize(attack.ability)}` : null,
                attack.itemId === null ? null : attack.place === 'pack' ? 'packed away' : placeNames[attack.place],
              ]
                .filter((each) => each !== null)
                .join(' · ')}
              {attack.criticalFrom < 20 && ` · critical from ${attack.criticalFrom}`}
            </p>
            {attack.mastery !== null && (
              <p className="text-note text-ink-soft">
                <span className="font-semibold">{capitalize(attack.mastery.name)}.</span> {attack.mastery.line}
              </p>
            )}
            {attack.notes.map((note) => (
              <p key={note} className="text-note text-wine">
                {note}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
