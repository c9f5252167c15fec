/** What the senses try of a thing: the first that such an action is done to. */
export const senses = ['taste', 'smell', 'touch', 'count', 'sound', 'wear'] as const;
export type Sense = (typeof senses)[number];
/** What the body says, to somebody among those it is done to or to whoever sees it. */
export const gestures = ['write', 'close', 'greet', 'play', 'yield', 'mood'] as const;
type Gesture = (typeof gestures)[number];

/** An action that takes no check and changes nothing by rule: a thing tried by a sense, or a gesture that somebody sees. */
export type FreeAction = Sense | Gesture;

export const isSense = (free: FreeAction): free is Sense => senses.some((each) => each === free);
