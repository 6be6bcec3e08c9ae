/** A walker's map of the masterclass: contour lines and a trail with four stops. Decoration. */
export function RouteMap() {
  return (
    <svg className="route-map" viewBox="0 0 400 340" aria-hidden="true">
      <g>
        <path d="M250 20C330 10 390 70 380 140S300 230 240 210 130 170 140 110 180 28 250 20Z" />
        <path d="M255 45C315 40 358 82 350 136S290 200 245 185 162 158 170 112 200 50 255 45Z" />
        <path d="M258 70C300 68 328 98 320 132S280 172 248 160 194 142 200 112 220 72 258 70Z" />
        <path d="M260 96C282 96 296 112 290 130S266 146 250 138 226 126 230 114 240 96 260 96Z" />
        <path d="M60 190C110 170 170 210 168 260S110 330 60 320-10 290-4 250 20 206 60 190Z" />
        <path d="M66 216C102 204 142 230 140 262S102 306 66 298 22 276 26 250 40 226 66 216Z" />
        <path d="M72 242C94 236 114 248 112 264S92 282 72 278 50 266 52 254 58 246 72 242Z" />
      </g>
      <path
        className="trail"
        d="M40 300C80 250 130 290 160 240S150 180 210 170 330 220 340 160 280 130 262 118"
      />
      <circle cx="40" cy="300" r="7" />
      <circle cx="160" cy="240" r="7" />
      <circle cx="210" cy="170" r="7" />
      <circle cx="340" cy="160" r="7" />
      <path className="flag" d="M262 118V66l34 12-34 14" />
    </svg>
  );
}
