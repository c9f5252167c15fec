import { scenePaint as paint } from './scene-paint.ts';

/** The round table with what lies on it, and the fire on the open book. */
export function SceneTable() {
  return (
    <g>
      <path d="M118 528v24a282 92 0 0 0 564 0v-24z" fill={paint.woodEdge} />
      <ellipse cx="400" cy="528" rx="282" ry="90" fill={paint.wood} />
      <ellipse cx="400" cy="524" rx="196" ry="58" fill={paint.woodLit} />
      <g fill="none" stroke={paint.woodEdge} strokeOpacity="0.35" strokeWidth="2">
        <path d="M128 512q272 44 544 0M122 540q278 52 556 0M172 572q228 40 456 0M176 484q224 28 448 0" />
      </g>
      <Things />
      <Book />
      <Fire />
    </g>
  );
}

function Things() {
  return (
    <g>
      <g fill={paint.woodDark}>
        <path d="M222 522h26v24q-13 8-26 0z" />
        <path d="M248 528c10-2 12 12 0 13" fill="none" stroke={paint.woodDark} strokeWidth="4" />
      </g>
      <ellipse cx="235" cy="522" rx="13" ry="4.500" fill={paint.flameMiddle} />
      <g transform="translate(292 568) rotate(-8)">
        <path d="M0-13l12 6v13L0 12l-12-6V-7z" fill={paint.cover} />
        <path d="M0-13l12 6L0 0l-12-7zM0 0v12" fill="none" stroke={paint.flameInner} strokeWidth="1.500" />
      </g>
      <g transform="translate(512 566) rotate(14) scale(0.8)">
        <path d="M0-13l12 6v13L0 12l-12-6V-7z" fill={paint.page} />
        <path d="M0-13l12 6L0 0l-12-7zM0 0v12" fill="none" stroke={paint.woodDark} strokeWidth="1.800" />
      </g>
      <path d="M548 508l62 8-14 24-66-10z" fill={paint.pageShade} />
      <path d="M552 514q16 10 26 4t18 8M556 524l10-5" fill="none" stroke={paint.cover} strokeWidth="2" strokeDasharray="4 3" />
    </g>
  );
}

function Book() {
  return (
    <g>
      <path d="M312 532q44-16 88 2q44-18 88-2l10 20q-50-12-98 6q-48-18-98-6z" fill={paint.cover} />
      <path d="M318 524q42-14 82 4v22q-42-16-90-6z" fill={paint.pageShade} />
      <path d="M482 524q-42-14-82 4v22q42-16 90-6z" fill={paint.pageShade} />
      <path d="M316 519q42-14 84 6v20q-42-16-92-6z" fill={paint.page} />
      <path d="M484 519q-42-14-84 6v20q42-16 92-6z" fill={paint.page} />
      <g fill="none" stroke={paint.rim} strokeWidth="1.600" strokeLinecap="round">
        <path d="M328 525q28-6 52 4M324 531q28-6 56 5M472 525q-28-6-52 4M476 531q-28-6-56 5" />
      </g>
    </g>
  );
}

function Fire() {
  return (
    <g>
      <path
        d="M400 536c-34 0-52-20-50-46 2-22 18-32 22-54 8 8 12 16 12 26 10-16 10-40 2-58 26 14 36 36 38 58 6-4 8-10 8-18 14 14 20 30 18 48-2 26-18 44-50 44z"
        fill={paint.flameOuter}
      />
      <path
        d="M400 536c-22 0-34-14-33-32 1-15 12-24 16-38 6 6 8 12 8 18 8-10 10-24 6-36 18 12 26 28 26 44 3-2 5-6 5-10 7 8 9 16 8 24-2 18-14 30-36 30z"
        fill={paint.flameMiddle}
      />
      <path d="M401 535c-13 0-20-8-19-19 1-12 12-18 15-32 12 10 22 20 22 34 0 11-7 17-18 17z" fill={paint.flameInner} />
    </g>
  );
}
