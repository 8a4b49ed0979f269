// What the samples use of the demonstration game.
using GamePlatform.Client;

public class PlayerComponentsRecive { public int? hp; }

public class ObjectModel : EntityModel
{
    protected int? hp;
    protected int hpMax;
}

public class EnemyModel : ObjectModel { }

public class PlayerModel : EnemyModel { }

public class PlayerController : MapController { public static PlayerModel Player; }
