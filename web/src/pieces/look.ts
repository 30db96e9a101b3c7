/** Everything that the page's looks rest on, in the order it must come. */
import './fonts.css'
import './tokens.css'
import './paint.css'
import './base.css'
import './states.css'
