// Runs before the first paint, so that nobody sees the other theme or size flash by. web/ui/theme.ts and web/ui/appearance.ts own the choices afterwards.
try {
  var choice = localStorage.getItem('theme');
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
  for (var name of ['motion', 'textSize']) {
    var kept = localStorage.getItem(name);
    if (kept !== null) document.documentElement.dataset[name] = kept;
  }
} catch {
  // Storage is closed: the system decides.
}

// A table writes times of day, for which the browser first reads its tables of languages. It does so here, while it waits for the scripts.
if (location.pathname === '/campaign') setTimeout(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(0));
