const block = (classes: string) => `<div class="rounded-control bg-line ${classes}"></div>`;
const header = `<div class="h-(--header) border-b border-line"></div>`;

const site = `${header}<div class="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">${block('h-10 w-72 max-w-full')}${block('mt-8 h-40 w-full')}${block('mt-8 h-40 w-full')}</div>`;

const story = `<div class="mx-auto w-full max-w-[41rem] flex-1 px-4 py-6">${block('h-24 w-full')}${block('mt-8 h-12 w-2/3')}${block('mt-8 h-24 w-full')}</div>`;
const table = `<div class="flex h-dvh flex-col"><div class="h-16 shrink-0 border-b border-line"></div><div class="flex min-h-0 flex-1"><div class="w-22 shrink-0 border-r border-line max-md:hidden"></div>${story}<div class="w-[23rem] shrink-0 border-l border-line bg-surface max-lg:hidden xl:w-[25rem]"></div></div></div>`;

/** The shape of a screen, which shows until its scripts have drawn it. It says nothing, and nobody is read it. */
export const shapeOf = (screen: string): string => `<div aria-hidden="true">${screen === 'table' ? table : site}</div>`;
