import { figurePaint, scenePaint } from './scene-paint.ts';

const { skin, hair } = figurePaint;

/** Those on the far side, facing us, lit from below. */
export function FarSitters() {
  return (
    <g>
      <Hooded />
      <Bearded />
    </g>
  );
}

function Hooded() {
  const { cloth, lit } = figurePaint.moss;
  return (
    <g transform="translate(246 438)">
      <path d="M-66 62c0-56 18-84 66-88 48 4 64 32 66 88z" fill={cloth} />
      <path d="M66 62C64 6 48-22 0-26c24 14 36 44 38 88z" fill={lit} />
      <path d="M-40-26c-8-52 12-80 42-80 34 0 50 32 40 80-14 16-66 18-82 0z" fill={cloth} />
      <path d="M-24-30c-4-34 8-52 26-52 20 0 30 20 24 52-8 20-42 20-50 0z" fill={skin.olive.shade} />
      <path d="M4-82c18 2 27 21 22 52-5 14-22 18-34 14 16-14 20-44 12-66z" fill={skin.olive.base} />
      <path d="M-24-50c4-24 14-32 28-32s22 10 24 26c-10-12-20-16-30-16-10 2-16 8-22 22z" fill={hair.black} />
    </g>
  );
}

function Bearded() {
  const { cloth, lit } = figurePaint.wine;
  return (
    <g transform="translate(554 434)">
      <path d="M-72 66c0-58 20-88 72-92 52 4 70 34 72 92z" fill={cloth} />
      <path d="M-72 66C-70 8-50-22 0-26c-26 16-36 46-36 92z" fill={lit} />
      <path d="M-30-48c-4-38 10-58 30-58s36 20 30 58c-6 26-54 26-60 0z" fill={skin.pale.shade} />
      <path d="M0-106c-20 0-34 20-30 58 3 13 16 19 30 19-12-22-14-52 0-77z" fill={skin.pale.base} />
      <path d="M-31-46c0 40 8 62 30 64 24-2 34-24 32-64-8 10-14 14-22 12-8 4-14 4-20 0-8 2-14-2-20-12z" fill={hair.copper} />
      <path d="M-35-66c-4-36 10-52 36-52 26 0 40 16 34 52-4-16-12-26-20-28-16 8-36 6-44 2-2 8-4 16-6 26z" fill={hair.copper} />
    </g>
  );
}

/** Their arms, which rest on the table. */
export function FarArms() {
  return (
    <g>
      <g transform="translate(246 446)">
        <path d="M26 18c22-4 40 0 58 14l-4 18c-22 0-44-4-60-14z" fill={figurePaint.moss.lit} />
        <path d="M80 32c14-2 26 2 32 8-2 10-18 12-32 10z" fill={skin.olive.base} />
      </g>
      <g transform="translate(554 444)">
        <path d="M-28 20c-22-4-40 0-58 14l4 18c22 0 44-4 60-14z" fill={figurePaint.wine.lit} />
        <path d="M-82 34c-14-2-26 2-32 8 2 10 18 12 32 10z" fill={skin.pale.base} />
      </g>
    </g>
  );
}

/** Those at both ends, seen from the side; one has a hand up. */
export function SideSitters() {
  return (
    <g>
      <Teller />
      <Raiser />
    </g>
  );
}

function Teller() {
  const { cloth, lit } = figurePaint.gold;
  return (
    <g transform="translate(98 548)">
      <path d="M-76 180c-10-120 2-198 64-214 52 4 70 80 74 214z" fill={cloth} />
      <path d="M-6-34c48 8 64 80 68 214h-38c4-90-2-180-30-214z" fill={lit} />
      <path d="M-28-52c-14-40 4-70 34-70 28 0 38 22 34 44l8 16-10 4c0 22-10 28-26 26l2 14-36 2z" fill={skin.dark.shade} />
      <path d="M40-78l8 16-10 4c0 22-10 28-26 26 14-8 18-40 12-70 12 4 18 14 16 24z" fill={skin.dark.base} />
      <path d="M-34-40c-22-44-6-92 38-92 26 0 40 16 38 36-12-10-24-10-32-4 2 14-4 24-12 26 0 18-10 30-32 34z" fill={hair.silver} />
      <path d="M10 8c30 4 60 14 92 6l8 20c-38 16-82 14-112 4z" fill={lit} />
      <path d="M100 14c16-8 30-14 38-10l-8 8 10 2c-4 12-16 20-30 20z" fill={skin.dark.base} />
    </g>
  );
}

function Raiser() {
  const { cloth, lit } = figurePaint.sea;
  return (
    <g transform="translate(706 548)">
      <path d="M40-10c20-40 22-88 14-140l22-4c16 54 14 110-12 160z" fill={cloth} />
      <path
        d="M52-148c-8-14-10-30-4-34l6 10-2-22c4-6 8-4 8 2l3 14 2-18c4-5 8-3 8 3l1 17 5-12c4-3 7 0 6 5l-4 32-9 8z"
        fill={skin.olive.base}
      />
      <path d="M76 180c10-120-2-198-62-214-54 4-72 80-76 214z" fill={cloth} />
      <path d="M8-34c-48 8-66 80-70 214h38c-4-90 4-180 32-214z" fill={lit} />
      <path d="M28-52c14-40-4-70-34-70-28 0-38 22-34 44l-8 16 10 4c0 22 10 28 26 26l-2 14 36 2z" fill={skin.olive.shade} />
      <path d="M-40-78l-8 16 10 4c0 22 10 28 26 26-14-8-18-40-12-70-12 4-18 14-16 24z" fill={skin.olive.base} />
      <path
        d="M-38-92c-4-26 18-44 44-40 36 4 48 44 34 84 6 20 4 40-4 54-16-4-24-18-22-40-12-4-14-20-8-34-10-10-26-16-44-24z"
        fill={hair.black}
      />
      <path d="M-10 8c-30 4-58 12-88 4l-10 20c38 18 78 18 110 6z" fill={lit} />
      <path d="M-96 12c-16-8-28-10-36-6l8 8-10 4c6 10 18 16 32 14z" fill={skin.olive.base} />
    </g>
  );
}

/** Those on our side: dark shapes with an edge of light. */
export function NearSitters() {
  return (
    <g>
      <g transform="translate(282 650)">
        <path d="M-98 80c2-70 34-104 98-108 64 4 96 38 98 108z" fill={scenePaint.near} />
        <path d="M-40-46c-4-46 14-66 40-66s44 20 40 66c-6 34-74 34-80 0z" fill={scenePaint.near} />
        <circle cx="2" cy="-112" r="20" fill={scenePaint.near} />
        <path
          d="M14-110c18 8 30 28 26 64-3 16-14 22-26 26 40 4 74 30 82 82"
          fill="none"
          stroke={scenePaint.rim}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M16-126c8 6 8 16 4 24" fill="none" stroke={scenePaint.rim} strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform="translate(524 656)">
        <path d="M-104 74c2-70 38-106 104-110 66 4 102 40 104 110z" fill={scenePaint.near} />
        <path d="M-38-52c-4-44 12-62 38-62s42 18 38 62c-6 32-70 32-76 0z" fill={scenePaint.near} />
        <path d="M-92-78c30 10 154 14 184-4 4 8-14 18-40 24-40 8-84 8-110 0-24-6-38-14-34-20z" fill={scenePaint.nearShade} />
        <path d="M-46-72c-4-44 10-72 50-72 36 0 48 28 44 70-28 10-68 10-94 2z" fill={scenePaint.near} />
        <path
          d="M-44-80c-2-38 12-62 42-64M-92-76c10 4 26 8 46 10M-42-32c-36 10-58 40-62 92"
          fill="none"
          stroke={scenePaint.rim}
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}
