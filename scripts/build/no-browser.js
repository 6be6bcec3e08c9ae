// In the Worker, in place of React's half for browsers: the router asks it for one function, which only a browser calls.
