import { scenePaint as paint } from './scene-paint.ts';

const stars = [
  [178, 108],
  [232, 70],
  [286, 118],
  [342, 62],
  [388, 108],
  [402, 62],
  [148, 178],
  [652, 126],
  [676, 206],
  [596, 70],
  [262, 168],
  [412, 180],
] as const;

/** Moon, stars and the wyrm that crosses them. */
export function StorySky() {
  return (
    <g>
      <path d="M60 0h700v150q-170 40-350 8T60 150z" fill={paint.skyHigh} />
      <g fill={paint.star}>
        {stars.map(([x, y], at) => (
          <path
            key={x}
            transform={`translate(${x} ${y}) scale(${at % 3 === 0 ? 1 : 0.6})`}
            d="M0-6l1.500 4.500L6 0 1.500 1.500 0 6-1.500 1.500-6 0l4.500-1.500z"
          />
        ))}
      </g>
      <circle cx="508" cy="150" r="70" fill={paint.moon} />
      <g fill={paint.wyrm} transform="translate(508 172) scale(0.98) rotate(-6)">
        <path d="M-34 2c-10-32-30-56-62-64 10 12 12 20 6 32 14-4 22 2 24 16l26 18z" />
        <path d="M-110-2l18-12 2-12 8 11c14 3 20 13 32 15 20 4 34-8 58-6 26 2 38 20 62 18 14-1 22-8 30-18l4-12 8 14 16 2-18 8c-12 14-26 18-42 18-24 0-38-10-58-8-24 4-44 2-64-6-12-4-18-8-30-6l-22 2z" />
        <path d="M-22 2c-2-36 18-72 56-94-2 18 8 28 32 32-16 10-18 18-4 34-18 0-26 8-26 24z" />
        <path d="M6 12l10 18 10 3-12 3-16-18z" />
      </g>
      <g fill="none" stroke={paint.wyrm} strokeWidth="2.500" strokeLinecap="round">
        <path d="M232 142q7-6 12 2q6-8 13-3M204 164q6-5 10 2q5-7 11-2" />
      </g>
    </g>
  );
}

/** Mountains, the castle on its rock, woods and the river that runs down towards the fire. */
export function StoryLand() {
  return (
    <g>
      <path d="M60 268l70-66 42 34 58-78 62 74 40-36 74 70 52-44 66 52 60-42 90 60 80-30v220H60z" fill={paint.far} />
      <path
        d="M230 158l-26 34 18-4 10 12 12-14 16 8zM130 202l-22 20 16-2 12 10 8-14zM546 226l-16 14 14-1 10 8 8-9z"
        fill={paint.moon}
        fillOpacity="0.85"
      />
      <path d="M60 300c60-34 120-30 176-2 40-20 92-30 140-6 60-36 130-36 190-10 60-20 120-10 200 10v180H60z" fill={paint.middle} />
      <Castle />
      <path d="M60 330c70-22 140-20 200 2 60 20 120 14 180-4 90-26 200-20 320 14v130H60z" fill={paint.land} />
      <path
        d="M470 296c-30 10-66 10-60 24 8 14 76 8 70 24-6 18-88 16-92 40-2 18 12 30 6 66h34c-6-28 0-44 14-58 24-22 84-22 84-48 0-26-78-14-78-26 0-8 24-10 40-20z"
        fill={paint.water}
      />
      <path
        d="M60 350c60-10 120-4 170 12 50 14 96 12 140-2l10 110H60zM760 350c-80-16-170-12-240 12-40 14-70 20-90 14l-20 94h350z"
        fill={paint.landNear}
      />
      <Woods />
      <g transform="translate(440 341)">
        <path d="M-15 0h30l-6 7h-18z" fill={paint.wyrm} />
        <path d="M-1-2v-22l14 19zM-3-5v-15l-9 13z" fill={paint.moon} />
      </g>
    </g>
  );
}

function Castle() {
  return (
    <g>
      <path d="M226 312l22-32 10 4 18-28 30-6 28 12 14 28 16 6 16 26z" fill={paint.stone} />
      <path
        d="M262 286v-44h-4v-12h6v5h6v-5h6v5h6v-5h4v12h-2v14h8v-62h-5v-14h7v6h7v-6h8v6h7v-6h7v14h-5v44h10v-18h-3v-11h5v5h6v-5h6v5h6v-5h5v11h-3v62z"
        fill={paint.stone}
      />
      <path d="M290 180l19-34 19 34zM334 222l13-24 13 24zM258 230l14-22 14 22z" fill={paint.wyrm} />
      <path d="M309 146v-14l14 5-14 5" fill={paint.flameOuter} stroke={paint.wyrm} strokeWidth="1.500" />
      <path d="M304 204h8v12h-8zM306 232h6v10h-6zM268 250h6v9h-6zM342 240h6v9h-6zM304 262q7-9 14 0v24h-14z" fill={paint.window} />
    </g>
  );
}

const pines = [
  [128, 336, 1],
  [152, 346, 1.25],
  [180, 346, 0.95],
  [206, 356, 1.1],
  [580, 352, 1.15],
  [606, 346, 0.9],
  [634, 346, 1.3],
  [662, 338, 1],
  [540, 360, 0.85],
] as const;

function Woods() {
  return (
    <g fill={paint.landNear}>
      {pines.map(([x, y, scale]) => (
        <path key={x} transform={`translate(${x} ${y}) scale(${scale})`} d="M0-44l9 16h-5l9 14h-6l10 18h-34l10-18h-6l9-14h-5z" />
      ))}
    </g>
  );
}
