import type { TokenView } from '#domain/battle-map/view.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { fighterFor } from '#web/features/battle-map/data/fighter.ts';
import { middleOfToken } from '#web/features/battle-map/data/cells.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { tokenText } from '#web/features/battle-map/words/token-text.ts';
import { memo, useMemo } from 'react';
import type { ReactNode } from 'react';
import { TokenMark } from './token-mark.tsx';
import type { TokenHand } from './use-token-hand.ts';

interface TokenLayerProps {
  scene: Scene;
  /** How many pixels wide a cell is. */
  scale: number;
  fighters: readonly Fighter[];
  /** From whom all others are told. */
  from: TokenView | null;
  chosenId: string | null;
  still: boolean;
  hand: TokenHand;
  pictureOf: (characterId: string) => ReactNode;
}

/** Everybody on the map. Moving the map moves the layer as a whole, and moving somebody them alone, so that nobody else is drawn anew. */
export const TokenLayer = memo(function TokenLayer({ scene, fighters, chosenId, hand, ...shared }: TokenLayerProps) {
  return scene.map.tokens.map((token) => {
    const aim = hand.aim?.tokenId === token.id ? hand.aim : null;
    return (
      <PlacedToken
        key={token.id}
        {...{ ...shared, scene, token, handlersOf: hand.handlersOf }}
        fighter={fighterFor(fighters, token)}
        cell={aim?.cell ?? token.cell}
        chosen={token.id === chosenId}
        lifted={aim !== null}
      />
    );
  });
});

interface PlacedTokenProps extends Pick<TokenLayerProps, 'scene' | 'scale' | 'from' | 'still' | 'pictureOf'> {
  token: TokenView;
  fighter: Fighter | null;
  handlersOf: TokenHand['handlersOf'];
  /** Where it is shown. */
  cell: number;
  chosen: boolean;
  lifted: boolean;
}

/** Somebody on the map, where they stand or are held. */
const PlacedToken = memo(function PlacedToken({ scene, from, pictureOf, handlersOf, cell, ...props }: PlacedTokenProps) {
  const { token, fighter, scale } = props;
  const { grid, map } = scene;
  const { x, y } = middleOfToken(grid, { cell, size: token.size });
  const label = useMemo(() => tokenText(grid, token, from, map.tokens, fighter), [grid, token, from, map.tokens, fighter]);
  return (
    <TokenMark
      {...{ token, fighter, scale, label }}
      picture={token.characterId === null ? null : pictureOf(token.characterId)}
      at={{ x: x * scale, y: y * scale }}
      chosen={props.chosen}
      lifted={props.lifted}
      still={props.still}
      handlers={handlersOf(token)}
    />
  );
});
