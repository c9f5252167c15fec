import type { TokenView } from '#domain/battle-map/view.ts';
import type { Fighter } from '#web/features/battle-map/data/fighter.ts';
import { fighterFor } from '#web/features/battle-map/data/fighter.ts';
import { middleOfToken } from '#web/features/battle-map/data/cells.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { tokenText } from '#web/features/battle-map/words/token-text.ts';
import { memo } from 'react';
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

/** Everybody on the map. Moving the map moves the layer as a whole, so that nobody is drawn anew. */
export const TokenLayer = memo(function TokenLayer({ scene, scale, fighters, from, chosenId, still, hand, pictureOf }: TokenLayerProps) {
  const { grid, map } = scene;
  return map.tokens.map((token) => {
    const fighter = fighterFor(fighters, token);
    const cell = hand.aim?.tokenId === token.id ? hand.aim.cell : token.cell;
    const { x, y } = middleOfToken(grid, { cell, size: token.size });
    return (
      <TokenMark
        key={token.id}
        token={token}
        label={tokenText(grid, token, from, map.tokens, fighter)}
        fighter={fighter}
        picture={token.characterId === null ? null : pictureOf(token.characterId)}
        scale={scale}
        at={{ x: x * scale, y: y * scale }}
        chosen={token.id === chosenId}
        lifted={hand.aim?.tokenId === token.id}
        still={still}
        handlers={hand.handlersOf(token)}
      />
    );
  });
});
