import { useId } from 'react';
import { StoryLand, StorySky } from './scene-story-land.tsx';
import { scenePaint as paint } from './scene-paint.ts';

const cloud =
  'M396 452c-26-22-8-44 4-60 12-18 2-34-22-36-36-2-62-8-84-26-34 14-78 6-98-22-42 2-76-26-78-62-34-22-34-68-2-88-6-40 26-72 66-70 14-34 62-48 96-26 28-30 82-32 110-4 30-24 80-18 100 14 40-10 80 14 86 52 38 6 60 46 44 80 26 30 14 76-24 88-8 34-46 54-80 44-24 24-66 28-92 10-6 24-14 32-8 50 8 24 4 42-18 56z';

/** The smoke of the fire, opening into a country. */
export function SceneStory() {
  const clip = useId();
  return (
    <g>
      <clipPath id={clip}>
        <path d={cloud} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect x="60" y="0" width="700" height="470" fill={paint.sky} />
        <StorySky />
        <StoryLand />
      </g>
      <path d={cloud} fill="none" stroke={paint.line} strokeWidth="3" strokeLinejoin="round" />
      <g fill="none" stroke={paint.line} strokeWidth="2.500" strokeLinecap="round">
        <path d="M330 372c-22 12-46 4-48-14-1-11 12-17 19-9 4 5 1 11-4 11M462 380c16 18 40 16 46 0 4-11-7-19-15-12" />
      </g>
      <g fill={paint.flameMiddle}>
        <circle cx="372" cy="398" r="3" />
        <circle cx="438" cy="412" r="2.500" />
        <circle cx="352" cy="428" r="2" />
        <circle cx="456" cy="440" r="3" />
        <circle cx="330" cy="404" r="1.800" />
        <circle cx="476" cy="404" r="1.800" />
      </g>
    </g>
  );
}
