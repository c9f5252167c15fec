import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { whenUsed } from './format/when-used.ts';
import { playerColour } from './player-colour.ts';

interface TokenProps {
  name: string;
  /** Decides the colour; the name does when there is none. */
  id?: string;
  /** Address of their picture; their initial stands in for it. */
  image?: string | null;
  /** A picture that is drawn, in the place of both. */
  picture?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Glows while the person is here. */
  present?: boolean;
  /** Stands up out of the token, e.g. a raised hand. */
  sign?: ReactNode;
  className?: string;
}

const sizes = { sm: 'size-7 text-note', md: 'size-10 text-control', lg: 'size-14 text-name', xl: 'size-24 text-title' };

/** A person as a token: their picture, or their initial in their colour. Decorative: the name stands beside it or in its label. */
export function Token({ name, id, image = null, picture, size = 'md', present = false, sign, className }: TokenProps) {
  const colour: CSSProperties = { color: playerColour(id ?? name) };
  return (
    <span aria-hidden className={classNames('relative inline-flex shrink-0', className)} style={colour}>
      <span
        className={classNames(
          'inline-flex items-center justify-center overflow-hidden rounded-full border-2 border-current bg-surface font-display font-semibold',
          sizes[size],
          present && 'shadow-glow',
        )}
      >
        {picture ?? (image === null ? initialOf(name) : <img src={image} alt="" className="size-full object-cover" />)}
      </span>
      {sign !== undefined && <span className="absolute -top-2.5 -right-1.5 text-candle [&_svg]:size-5">{sign}</span>}
    </span>
  );
}

const letters = whenUsed(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
/** A letter that is one by itself, since no sign that joins it follows: most names begin so. */
const plainLetter = /^[ -~](?=[ -~]|$)/;

/** The first letter of a name, in capitals. */
export function initialOf(name: string): string {
  const text = name.trim();
  const [letter] = plainLetter.exec(text) ?? [...letters().segment(text)].map(({ segment }) => segment);
  return letter === undefined ? '?' : letter.toLocaleUpperCase('en');
}
