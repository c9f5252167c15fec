import type { Character } from '#domain/character/character.ts';
import { rolledBody, shownFor } from '#domain/character/rebirth/rolled-species.ts';
import { rebirthAsks } from '#domain/character/rebirth/rebirth-asks.ts';
import { lineageOf } from '#domain/srd/lineages.ts';
import { species } from '#domain/srd/species.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { listText } from '#domain/text/list-text.ts';
import { withArticle } from '#domain/text/noun-text.ts';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { useState } from 'react';
import { actOfRebirth, blankRebirth } from './rebirth-draft.ts';
import type { RebirthDraft } from './rebirth-draft.ts';
import { RebirthFeat } from './rebirth-feat.tsx';

interface RebirthDialogProps {
  character: Character;
  hand: Hand;
  onClose: () => void;
}

const traitsOf = (id: SpeciesId) => listText(species[id].traits.map(([, name]) => name));

/** Asks in which body somebody is reborn, says what goes and what comes, and has it so. */
export function RebirthDialog({ character, hand, onClose }: RebirthDialogProps) {
  const rolled = rolledBody(character);
  const [draft, setDraft] = useState<RebirthDraft>(blankRebirth(rolled?.species ?? character.species));
  const act = actOfRebirth(character, draft);
  const change = (changes: Partial<RebirthDraft>) => setDraft({ ...draft, ...changes });
  const { name } = species[draft.species];
  const goOn = async () => {
    if (act && (await hand.act(act))) onClose();
  };
  return (
    <Dialog open title="Reborn in a new body" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-control">
          {rolled === null ? (
            'Reincarnate rolls 1d10 for the species, or the Dungeon Master chooses one.'
          ) : (
            <>
              The die of Reincarnate shows{' '}
              <strong className="figures">
                {rolled.shown}: {species[rolled.species].name}
              </strong>
              . Choose another only where the Dungeon Master says so.
            </>
          )}{' '}
          {character.name} keeps what they could do.
        </p>
        <SelectField
          label="Species"
          value={draft.species}
          onChange={({ target }) => setDraft(blankRebirth(speciesIds.find((id) => id === target.value) ?? draft.species))}
        >
          {speciesIds.map((id) => (
            <option key={id} value={id}>
              {shownFor(id)}: {species[id].name}
            </option>
          ))}
        </SelectField>
        {character.ruleSet === 'srd' && (
          <div className="text-control">
            <p>
              <strong>Goes:</strong> {traitsOf(character.species)}.
            </p>
            <p>
              <strong>Comes:</strong> {traitsOf(draft.species)}.
            </p>
          </div>
        )}
        <RebirthChoices character={character} draft={draft} onChange={change} />
        <Button busy={hand.busy} disabled={act === null} onClick={() => void goOn()}>
          Reborn as {withArticle(name.toLowerCase())}
        </Button>
      </div>
    </Dialog>
  );
}

interface RebirthChoicesProps {
  character: Character;
  draft: RebirthDraft;
  onChange: (changes: Partial<RebirthDraft>) => void;
}

/** What the old species took along, where that is not clear, and what the new one lets choose. */
function RebirthChoices({ character, draft, onChange }: RebirthChoicesProps) {
  const { lineages, skills, feat, lost } = rebirthAsks(character, draft.species);
  const known = character.skills.filter((skill) => !draft.lost.includes(skill));
  return (
    <>
      {lost.of.length > lost.count && (
        <PickList
          label={`Skills that go with the ${species[character.species].name.toLowerCase()}`}
          options={lost.of.map((id) => ({ id, label: capitalize(id) }))}
          chosen={draft.lost}
          most={lost.count}
          onChange={(chosen) => onChange({ lost: chosen, skill: [], featSkills: [] })}
        />
      )}
      {lineages.length > 0 && (
        <ChoiceField
          label="Lineage"
          options={lineages.map((id) => ({ id, label: id, meaning: lineageOf(id)?.line ?? '' }))}
          value={draft.lineage}
          onChange={(lineage) => onChange({ lineage })}
        />
      )}
      {skills.length > 0 && (
        <PickList
          label="Skill"
          options={skills.filter((skill) => !known.includes(skill)).map((id) => ({ id, label: capitalize(id) }))}
          chosen={draft.skill}
          most={1}
          onChange={(skill) => onChange({ skill, featSkills: [] })}
        />
      )}
      {feat && <RebirthFeat {...{ character, draft, onChange }} />}
    </>
  );
}
