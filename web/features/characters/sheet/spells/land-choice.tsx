import { capitalize } from '#domain/text/capitalize.ts';
import type { Character } from '#domain/character/character.ts';
import { lands } from '#domain/srd/land-spells.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

/** The kind of land that a druid's circle draws on, and the choice of another. */
export function LandChoice({ character: { circle }, hand }: { character: Character; hand: Hand }) {
  if (!hand.mayAct) return <p className="text-control">Circle land: {circle === null ? 'not chosen yet' : circle.land}.</p>;
  return (
    <SelectField
      label="Circle land"
      hint="Choose again after each long rest. Its spells are always prepared."
      value={circle?.land ?? ''}
      disabled={hand.busy}
      onChange={({ target }) => {
        const land = lands.find((each) => each === target.value);
        if (land !== undefined) void hand.act({ kind: 'chooseLand', land });
      }}
    >
      {circle === null && <option value="">Choose a land</option>}
      {lands.map((land) => (
        <option key={land} value={land}>
          {capitalize(land)}
        </option>
      ))}
    </SelectField>
  );
}
