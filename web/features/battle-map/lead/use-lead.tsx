import type { TokenView } from '#domain/battle-map/view.ts';
import { tokenOf } from '#web/features/battle-map/data/scene.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { TableFacts } from '#web/features/battle-map/data/table-facts.ts';
import type { BattleCommands } from '#web/features/battle-map/data/use-battle-commands.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useState } from 'react';
import { fighterTokens, heroTokens, joined, missingFighters, missingHeroes, placed } from './token-work.ts';
import { takingOff } from './take-off.ts';
import { TokenDialog, blankToken } from './token-dialog.tsx';

interface LeadInput {
  campaignId: string;
  scene: Scene;
  table: TableFacts;
  commands: BattleCommands;
}

const failed = { title: 'Error', sentence: 'The heroes could not be added. Please try again.' };

/** What those who lead do with tokens. */
export function useLead({ campaignId, scene, table, commands }: LeadInput) {
  const { map } = scene;
  const [edited, setEdited] = useState<TokenView | 'new' | null>(null);
  const save = (tokens: ReturnType<typeof placed>) => {
    if (tokens.length > 0) commands.saveTokens.mutate({ campaignId, mapId: map.id, tokens });
  };
  const heroes = missingHeroes(scene, table.heroes);
  const fighters = table.isFighting ? missingFighters(scene, table.fighters) : [];
  const standIns = joined(scene, table.fighters);
  async function addHeroes() {
    try {
      const known = await Promise.all(heroes.map(async (hero) => ({ ...hero, ...(await table.factsOf(hero.id)) })));
      save(placed(scene, heroTokens(known)));
    } catch (error) {
      notify.refusal(error, failed);
    }
  }
  /** Heroes of the fight come with what their sheets say. */
  async function addFight() {
    try {
      const fresh = await Promise.all(
        fighterTokens(fighters).map(async (token) =>
          token.characterId ? { ...token, ...(await table.factsOf(token.characterId)) } : token,
        ),
      );
      save([...standIns, ...placed(scene, fresh)]);
    } catch (error) {
      notify.refusal(error, failed);
    }
  }
  const dialog = edited !== null && (
    <TokenDialog
      title={edited === 'new' ? 'Add somebody' : `Edit “${edited.name}”`}
      action={edited === 'new' ? 'Add' : 'Save'}
      first={edited === 'new' ? blankToken : tokenOf(edited)}
      onSave={(draft) => {
        save(edited === 'new' ? placed(scene, [draft]) : [{ ...tokenOf(edited), ...draft }]);
        setEdited(null);
      }}
      onClose={() => setEdited(null)}
    />
  );
  return {
    ...takingOff({ campaignId, map, commands, save }),
    /** Something that was done with tokens is under way. */
    isBusy: commands.saveTokens.isPending || commands.removeToken.isPending,
    heroes: heroes.length,
    fighters: fighters.length + standIns.length,
    addHeroes: () => void addHeroes(),
    addFight: () => void addFight(),
    addSomebody: () => setEdited('new'),
    edit: (token: TokenView) => setEdited(token),
    hide: (token: TokenView) => save([{ ...tokenOf(token), hidden: !token.hidden }]),
    dialog,
  };
}

export type Lead = ReturnType<typeof useLead>;
