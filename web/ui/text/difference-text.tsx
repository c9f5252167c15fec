import { useMemo } from 'react';
import { differenceOf } from './difference.ts';
import type { DifferencePiece } from './difference.ts';

/** Characters of what stayed that are shown on either side of a change. */
const CHARACTERS_AROUND = 90;

interface DifferenceTextProps {
  before: string;
  after: string;
  /** Long stretches that stayed are not cut. */
  whole?: boolean;
}

/** What changed between two texts: what went is struck out, what came is underlined. Long stretches that stayed are cut. */
export function DifferenceText({ before, after, whole = false }: DifferenceTextProps) {
  const pieces = useMemo(() => differenceOf(before, after), [before, after]);
  return (
    <p className="whitespace-pre-wrap">
      {pieces.map((piece, at) => (
        <Piece key={at} piece={piece} isFirst={!whole && at === 0} isLast={!whole && at === pieces.length - 1} isWhole={whole} />
      ))}
    </p>
  );
}

interface PieceProps {
  piece: DifferencePiece;
  isFirst: boolean;
  isLast: boolean;
  isWhole: boolean;
}

function Piece({ piece: { kind, text }, isFirst, isLast, isWhole }: PieceProps) {
  if (kind === 'gone') {
    return (
      <del className="mx-px rounded-sm bg-wine-wash text-wine">
        <span className="sr-only">removed: </span>
        {text}
      </del>
    );
  }
  if (kind === 'new') {
    return (
      <ins className="mx-px rounded-sm bg-moss-wash text-moss underline decoration-1 underline-offset-2">
        <span className="sr-only">added: </span>
        {text}
      </ins>
    );
  }
  return <span>{isWhole ? text : shortened(text, isFirst, isLast)}</span>;
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (isFirst && isLast) return text.length > CHARACTERS_AROUND * 2 ? `${text.slice(0, CHARACTERS_AROUND * 2)}…` : text;
  if (isFirst) return text.length > CHARACTERS_AROUND ? `…${text.slice(-CHARACTERS_AROUND)}` : text;
  if (isLast) return text.length > CHARACTERS_AROUND ? `${text.slice(0, CHARACTERS_AROUND)}…` : text;
  return text.length > CHARACTERS_AROUND * 2 ? `${text.slice(0, CHARACTERS_AROUND)} … ${text.slice(-CHARACTERS_AROUND)}` : text;
}
