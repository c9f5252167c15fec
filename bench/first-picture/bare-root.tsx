import { createRoot } from 'react-dom/client';

/** The least that a page of React can be: it says one sentence. */
function Bare() {
  return <h1>A page</h1>;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
