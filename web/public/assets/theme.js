// Runs before the first paint, so that nobody sees the other theme flash by. web/ui/theme.ts owns the choice afterwards.
try {
  var choice = localStorage.getItem('theme');
  if (choice === 'dark' || choice === 'light') document.documentElement.dataset.theme = choice;
} catch {}
