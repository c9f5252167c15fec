import { fitsSide } from '#domain/combat/sides.ts';
import type { SeenArea } from '#domain/combat/view.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

interface AreasCardProps {
  areas: readonly SeenArea[];
  figures: readonly Figure[];
  /** Whose areas and whose own place one says; null for those who lead, who say all. */
  heroId: string | null;
  leads: boolean;
  doing: Doing;
}

/** Areas of spells that stay: who stands in each, and who comes into it or leaves it, where no battle map tells that. */
export function AreasCard({ areas, ...around }: AreasCardProps) {
  if (areas.length === 0) return null;
  return (
    <section aria-label="Areas that stay" className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3">
      {areas.map((area) => (
        <OneArea key={area.id} area={area} {...around} />
      ))}
    </section>
  );
}

function OneArea({ area, figures, heroId, leads, doing }: Omit<AreasCardProps, 'areas'> & { area: SeenArea }) {
  const maker = figures.find(({ id }) => id === area.by);
  const mayMove = (id: string) => leads || (!area.onMap && heroId !== null && (area.by === heroId || id === heroId));
  const inside = figures.filter(({ id }) => area.inside.includes(id));
  const isMeant = (side: Figure['side']) => !maker || fitsSide(area.only, maker.side, side);
  const mayCome = ({ id, side, health, isObject }: Figure) => health !== 'dead' && isObject !== true && mayMove(id) && isMeant(side);
  const others = figures.filter((one) => !area.inside.includes(one.id) && mayCome(one));
  const stand = (targetId: string, isIn: boolean) => void doing.step({ name: 'standIn', areaId: area.id, targetId, inside: isIn });
  return (
    <div role="group" aria-label={area.name} className="flex flex-col gap-2">
      <h3 className="font-display text-name font-semibold wrap-anywhere">{maker ? `${area.name} of ${maker.name}` : area.name}</h3>
      <p className="text-note text-ink-soft">
        {area.onMap ? 'The battle map says who stands in it.' : 'Say who comes into it, and who leaves it.'}
      </p>
      {inside.length === 0 && <p className="text-control">Nobody stands in it.</p>}
      {inside.length > 0 && (
        <ul aria-label={`In ${area.name}`} className="divide-y divide-line">
          {inside.map(({ id, name }) => (
            <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <span className="min-w-0 flex-1 basis-24 text-control font-semibold wrap-anywhere">{name}</span>
              {mayMove(id) && (
                <Button
                  variant="outline"
                  size="sm"
                  className="!min-h-11"
                  aria-label={`${name} leaves`}
                  busy={doing.busy}
                  onClick={() => stand(id, false)}
                >
                  Leaves
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && <Coming area={area} others={others} busy={doing.busy} onCome={(id) => stand(id, true)} />}
    </div>
  );
}

interface ComingProps {
  area: SeenArea;
  others: readonly Figure[];
  busy: boolean;
  onCome: (id: string) => void;
}

/** Somebody comes into an area: who, and a press. */
function Coming({ area, others, busy, onCome }: ComingProps) {
  const [chosen, choose] = useState('');
  const comer = others.find(({ id }) => id === chosen) ?? others[0];
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={`Who comes into ${area.name}`}
        className="min-w-0 flex-1 basis-40"
        value={comer?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button variant="outline" busy={busy} onClick={() => comer && onCome(comer.id)}>
        Comes in
      </Button>
    </div>
  );
}
