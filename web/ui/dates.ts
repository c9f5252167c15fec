const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** A moment as a day people read: "November 20, 2026". */
export function dayOf(moment: string | Date): string {
  return day.format(new Date(moment));
}
