import type { Combatant } from '#domain/combat/state.ts';
import { castsLeft } from '#domain/combat/uses.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { signed, spellGroups, spellText } from '#web/features/combat/combat-text.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** The spells of a creature: pressed, one is told, counted and concentrated on where it needs that. */
export function SpellButtons({ caster, doing }: { caster: Combatant; doing: Doing }) {
  const { id, name, spellcasting } = caster;
  if (!spellcasting) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="figures min-h-11 rounded-control px-3.5 py-2.5 text-control font-semibold hover:bg-ember-wash">
        Spells
        <span className="font-normal text-ink-soft">
          {' '}
          · save DC {spellcasting.dc} · {signed(spellcasting.toHit)} to hit
        </span>
      </summary>
      <div role="group" aria-label={`Spells of ${name}`} className="flex flex-col gap-3 px-3.5 pt-2 pb-3.5">
        {spellGroups(spellcasting.spells).map(({ title, spells }) => (
          <div key={title}>
            <h4 className="mb-1.5 text-note font-semibold text-ink-soft">{title}</h4>
            <div className="flex flex-wrap gap-1.5">
              {spells.map((spell) => {
                const left = castsLeft(caster, spell);
                return (
                  <Button
                    key={spell.name}
                    size="sm"
                    variant="outline"
                    busy={doing.busy}
                    disabled={left === 0}
                    onClick={() => void doing.step({ name: 'cast', actorId: id, spell: spell.name })}
                  >
                    {spellText(spell)}
                    {left !== null && <span className="figures font-normal text-ink-soft">{left} left</span>}
                  </Button>
                );
              })}
            </div>
          </div>
        ))}
        <p className="text-note text-ink-soft">For a spell with a save or area damage, use “Area damage or save”.</p>
      </div>
    </details>
  );
}
