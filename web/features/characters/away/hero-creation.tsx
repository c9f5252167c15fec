import { useStore } from '#web/lib/store/store.ts';
import { Card } from '#web/ui/card.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { CreateCharacter } from '#web/features/characters/creation/create-character.tsx';
import { chooseRules, creationRules } from './creation-rules.ts';
import type { Place } from '#web/features/characters/place.ts';

const ruleSets = [
  { id: 'srd', label: 'SRD 5.2' },
  { id: 'quick', label: 'Quick rules' },
] as const;

/** The ways to make a hero away from tables, which are those of a table. */
export function HeroCreation({ place, me }: { place: Place; me: string }) {
  const ruleSet = useStore(creationRules);
  return (
    <Card className="@container flex w-full max-w-2xl flex-col gap-5">
      <SegmentField label="Rules" options={ruleSets} value={ruleSet} onChange={chooseRules} />
      <CreateCharacter key={ruleSet} campaign={{ id: place, settings: { ruleSet } }} me={me} />
    </Card>
  );
}
