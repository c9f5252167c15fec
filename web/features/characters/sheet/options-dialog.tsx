import type { Character } from '#domain/character/character.ts';
import { openOptions, optionCountOf } from '#domain/character/options/feature-options.ts';
import { findFeatureChoice } from '#domain/srd/features/feature-choices.ts';
import type { FeatureChoice } from '#domain/srd/features/feature-choices.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useState } from 'react';
import { PickList } from '#web/features/characters/choices/pick-list.tsx';
import { optionsOfFeature } from '#web/features/characters/choices/pick-options.tsx';
import { picksAfter } from '#web/features/characters/choices/picking.ts';
import { fittingPicks } from '#domain/character/options/offer.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

interface OptionsDialogProps {
  character: Character;
  /** By the id of its choice. */
  feature: string;
  hand: Hand;
  onClose: () => void;
}

/** What somebody knows of a feature with several options, chosen anew. */
export function OptionsDialog({ feature, ...props }: OptionsDialogProps) {
  const rules = findFeatureChoice(feature);
  return rules ? <Options rules={rules} {...props} /> : null;
}

function Options({ character, rules, hand, onClose }: Omit<OptionsDialogProps, 'feature'> & { rules: FeatureChoice }) {
  const [picks, setPicks] = useState<string[]>(() => character.options[rules.id] ?? []);
  const choose = optionCountOf(character, rules);
  const from = openOptions(character, rules, picks);
  const chosen = fittingPicks(picks, { choose, from });
  const save = async () => {
    if (await hand.act({ kind: 'chooseOptions', feature: rules.id, options: chosen })) onClose();
  };
  return (
    <Dialog
      open
      title={`Choose your ${rules.name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={hand.busy} disabled={chosen.length !== choose} onClick={() => void save()}>
            Choose
          </Button>
        </>
      }
    >
      <PickList
        label={rules.name}
        options={optionsOfFeature(rules.id)(from)}
        chosen={chosen}
        most={choose}
        onChange={(next) => setPicks(picksAfter(picks, next, from))}
      />
    </Dialog>
  );
}
