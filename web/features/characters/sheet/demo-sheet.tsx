import { abilities, modifierOf, signed } from '#domain/rules/ability.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { demoHitPoints, demoSheet } from '#domain/character/demo-sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useState } from 'react';

/** A sheet to try out; what is done to it is gone with the page. */
export function DemoSheet() {
  const { level, hitPoints, armorClass, speed, initiative, scores, savingThrows, skills, items } = demoSheet;
  const [now, setNow] = useState<number>(hitPoints.now);
  return (
    <div className="flex flex-col gap-6">
      <Card as="section" aria-label="Hit points">
        <p role="status" className="figures text-name font-semibold">
          Hit points {now}/{hitPoints.most}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="outline" disabled={now === 0} onClick={() => setNow(demoHitPoints(now, 5))}>
            Take 5 damage
          </Button>
          <Button variant="outline" disabled={now === hitPoints.most} onClick={() => setNow(demoHitPoints(now, -5))}>
            Heal 5
          </Button>
        </div>
        <Figures
          rows={[
            ['Level', `${level}`],
            ['Armor Class', `${armorClass}`],
            ['Speed', `${speed} ft.`],
            ['Initiative', signed(initiative)],
          ]}
        />
      </Card>
      <div className="grid gap-6 md:grid-cols-3">
        <Block
          title="Ability scores"
          rows={abilities.map((name) => [capitalize(name), `${scores[name]} (${signed(modifierOf(scores[name]))})`])}
        />
        <Block title="Saving throws" rows={abilities.map((name) => [capitalize(name), signed(savingThrows[name])])} />
        <Block title="Skills" rows={skills.map(({ name, modifier }) => [capitalize(name), signed(modifier)])} />
      </div>
      <Block
        title="Inventory"
        rows={items.map(({ name, type, damage, armorClass: ac, quantity }) => [
          name,
          [type, damage, ac === undefined ? undefined : `AC ${ac}`, quantity === undefined ? undefined : `× ${quantity}`]
            .filter((part) => part !== undefined)
            .join(' · '),
        ])}
      />
    </div>
  );
}

type Rows = readonly (readonly [string, string])[];

function Block({ title, rows }: { title: string; rows: Rows }) {
  return (
    <Card as="section" aria-label={title}>
      <h2 className="font-display text-name font-semibold">{title}</h2>
      <Figures rows={rows} />
    </Card>
  );
}

function Figures({ rows }: { rows: Rows }) {
  return (
    <dl className="mt-3 flex flex-col divide-y divide-line">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
