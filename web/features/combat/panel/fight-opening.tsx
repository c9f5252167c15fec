import type { CombatNow, TableHero } from '#contract/play/combat-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import { EncounterLink } from './encounter-link.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** The DM's way into a fight: which heroes join. */
export function FightOpening({ campaignId, now, doing }: { campaignId: string; now: CombatNow; doing: Doing }) {
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const heroes = now.heroes.filter(({ id }) => !absent.includes(id)).map(({ id }) => id);
  return (
    <section aria-label="Prepare a fight" className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <h3 className="font-display text-name font-semibold">Prepare a fight</h3>
      {now.heroes.length === 0 ? (
        <p className="text-control text-ink-soft">
          No one at this table has a character yet. You can prepare a fight now; heroes can join later.
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2.5">
          <legend className="mb-1.5 text-control text-ink-soft">Choose who takes part. Players see the fight once it starts.</legend>
          {now.heroes.map((hero) => (
            <Checkbox
              key={hero.id}
              label={hero.name}
              hint={heroText(hero)}
              checked={!absent.includes(hero.id)}
              onChange={(on) => setAbsent(on ? absent.filter((id) => id !== hero.id) : [...absent, hero.id])}
            />
          ))}
        </fieldset>
      )}
      <Button icon={<Swords aria-hidden />} busy={doing.busy} onClick={() => void doing.run(() => api.combat.open({ campaignId, heroes }))}>
        Prepare the fight
      </Button>
      <EncounterLink campaignId={campaignId} />
    </section>
  );
}

/** A hero in one line: "Level 3, 20 of 24 hit points, AC 16". */
function heroText({ level, hitPoints, maxHitPoints, armorClass }: TableHero): string {
  return `Level ${level}, ${hitPoints} of ${maxHitPoints} hit points, AC ${armorClass}`;
}
