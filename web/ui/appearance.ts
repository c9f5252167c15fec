export type MotionChoice = 'system' | 'reduced' | 'full';
export type TextSize = 'small' | 'normal' | 'large' | 'largest';

/** Marks the page with a choice and keeps it for the first paint of the next visit; the usual one leaves no mark. */
function keep(name: 'motion' | 'textSize', choice: string | null): void {
  if (choice === null) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = choice;
  try {
    if (choice === null) localStorage.removeItem(name);
    else localStorage.setItem(name, choice);
  } catch {
    // Storage is closed (private window): the choice holds until the page is left.
  }
}

/** Stills what moves, lets it move, or does as the system says. */
export function chooseMotion(choice: MotionChoice): void {
  keep('motion', choice === 'system' ? null : choice);
}

/** Sets the size of all text. */
export function chooseTextSize(size: TextSize): void {
  keep('textSize', size === 'normal' ? null : size);
}

/** Whether things should stand still, by choice or else by the system's setting. */
export function isStill(): boolean {
  const choice = document.documentElement.dataset['motion'];
  return choice === undefined ? matchMedia('(prefers-reduced-motion: reduce)').matches : choice === 'reduced';
}
